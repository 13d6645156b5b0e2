import { StaffFixture, succeeded } from '../../../adapters/memory/backEnd/testing/StaffFixture.ts';
import type { Stores } from '../../../core/backend/ports/Stores.ts';
import { aShopper } from '../../../core/backend/testing/samples.ts';
import { DAY_MS } from '../../../core/domain/time/shopDay.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import * as shop from './sampleShop.ts';

const PIECES = 20;
const PARCEL = { carrier: 'Blue Dart', trackingNumber: 'BD1' };
const SESSION = { email: 'leela@example.com', firstName: 'Leela', lastName: 'Nair' };

/** The orders of Leela, each at another place of its life, and a checkout that has not been paid. */
export type Life = {
  readonly shopperId: string;
  /** Delivered; one piece is on its way back. */
  readonly returning: string;
  /** Cancelled; the refund has not been asked for at the provider. */
  readonly refunding: string;
  readonly shipped: string;
  /** A checkout that holds its pieces. */
  readonly holding: string;
};

/** Lets Leela buy, cancel and send back, and staff ship, so that each table has rows and work is left undone. Resolves with what is left. */
export async function fillLife(stores: Stores): Promise<Life> {
  const staff = await StaffFixture.withOwner(stores as never);
  const { backEnd, ports, owner, admin } = staff;
  ports.clock.advance(Date.parse(shop.minute(60)) - ports.clock.now());
  const shopperId = 'leela';
  await stores.shoppers.add(aShopper({ ...SESSION, id: shopperId }));
  await stores.addresses.add(shopperId, { ...shop.mehersHome, key: 'leelas-home' });
  const [tee, skirt] = shop.products;
  if (tee === undefined || skirt === undefined) throw new Error('The sample shop has too few products');
  const received = [tee, skirt].map(({ key }) => ({ sku: key, kind: 'receive', quantity: PIECES }) as const);
  await backEnd.changeStock(received, owner.name);

  const begin = async (couponId?: string) => {
    for (const { key } of [tee, skirt]) await backEnd.changeCart(shopperId, { type: 'add', productKey: key });
    return succeeded(await backEnd.startCheckout(shopperId, { addressId: 'leelas-home', couponId }));
  };
  const buy = async (couponId?: string) => {
    const { checkout } = await begin(couponId);
    const { paymentId, providerOrderId, signature } = ports.provider.pay(checkout.providerOrderId);
    const proof = { checkoutId: checkout.id, paymentId, providerOrderId, signature };
    succeeded(await backEnd.confirmPayment(shopperId, proof));
    return checkout.id;
  };
  const ship = async (orderId: string) => {
    succeeded(await backEnd.fulfilOrder.ship(orderId, PARCEL, owner.name));
    return orderId;
  };

  const returning = await ship(await buy('black-friday'));
  succeeded(await backEnd.fulfilOrder.deliver(returning, owner.name));
  const wanted = { lines: [{ key: tee.key, quantity: 1, reason: 'too-big' as const }] };
  succeeded(await backEnd.askForReturn(shopperId, returning, wanted));
  await stores.fitVotes.save({ orderId: returning, sku: tee.key, fit: 'large', at: timestamp(ports.clock.now()) });
  const shipped = await ship(await buy());
  ports.clock.advance(2 * DAY_MS);
  await backEnd.forgotPassword(SESSION.email);
  await backEnd.runJobs();
  // Days that are over are summed up.
  succeeded(await admin.readReport({ name: 'sales', most: 1 }));
  const refunding = await buy();
  succeeded(await backEnd.cancelOrder(shopperId, refunding));
  await fillAdmin(staff);
  await stores.stockAlerts.add({ id: 'alert-1', shopperId, sku: skirt.key, createdAt: timestamp(ports.clock.now()) });
  const { checkout } = await begin();
  return { shopperId, returning, refunding, shipped, holding: checkout.id };
}

/** Adds what staff alone have. */
async function fillAdmin({ admin, owner, ports }: StaffFixture): Promise<void> {
  await admin.addKey(owner, { name: 'Till', role: 'packer' });
  succeeded(await admin.catalogue.addStyle(owner, { title: 'Rain Coat', creator: '@maya' }));
  await admin.signIn({ email: 'ravi@shop.example', password: StaffFixture.password });
  const at = timestamp(ports.clock.now());
  await ports.bulkChanges.add({ id: 'bulk-1', at, changes: [] });
}
