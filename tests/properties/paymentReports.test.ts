import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MemoryProvider } from '../../adapters/memory/backEnd/orders/MemoryProvider.ts';
import { BackEndFixture } from '../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { type BackEnd, makeBackEnd, withSharedUseCases } from '../../core/backend/BackEnd.ts';
import {
  makeProcessProviderEvent,
  type ProcessProviderEvent,
} from '../../core/backend/checkout/ProcessProviderEvent.ts';
import type { Checkout } from '../../core/backend/ports/orders/ForStoringCheckouts.ts';
import { anAddress } from '../../core/domain/testing/samples.ts';
import { scheduledPort } from './scheduledPort.ts';

/** How the back-end hears of a payment, and what else happens at the same time. */
type Report =
  | { readonly by: 'browser'; readonly payment: number; readonly checkout: number }
  | { readonly by: 'webhook'; readonly payment: number; readonly event: number }
  | { readonly by: 'reconciliation' }
  | { readonly by: 'cart' };

/** The checkout that each payment pays: the first is paid twice, the third never. */
const PAID = [0, 0, 1];
const index = fc.nat({ max: 2 });
const anyReport: fc.Arbitrary<Report> = fc.oneof(
  fc.record({ by: fc.constant('browser' as const), payment: index, checkout: index }),
  fc.record({ by: fc.constant('webhook' as const), payment: index, event: index }),
  fc.constantFrom<Report>({ by: 'reconciliation' }, { by: 'cart' }),
);

/** Three checkouts of two tees each, paid 16 minutes ago as {@link PAID} says, and ten tees in the cart. */
async function paidCheckouts() {
  const fixture = await BackEndFixture.withCart('tee');
  const { backEnd, asha, ports } = fixture;
  const increment = () => backEnd.changeCart(asha, { type: 'increment', productKey: 'tee' });
  await increment();
  // One device after the other, each with an address of its own.
  const checkouts: Required<Checkout>[] = [];
  for (const key of ['one', 'two', 'three']) {
    await ports.addresses.add(asha, anAddress({ key }));
    const started = await backEnd.startCheckout(asha, { addressId: key });
    if (typeof started !== 'string' && 'checkout' in started) checkouts.push(started.checkout);
  }
  const payments = PAID.map((paid) => ports.provider.pay(at(checkouts, paid).providerOrderId));
  for (let quantity = 2; quantity < 10; quantity += 1) await increment();
  ports.clock.advance(16 * 60_000);
  return { fixture, checkouts, payments };
}

type World = Awaited<ReturnType<typeof paidCheckouts>>;

/** Returns a back-end whose calls to the database and the provider begin in any order. */
function scheduledBackEnd(scheduler: fc.Scheduler, { fixture: { ports } }: World) {
  const scheduled = {
    ...ports,
    checkouts: scheduledPort(scheduler, ports.checkouts, ['ofShopper', 'checkout']),
    transactions: scheduledPort(scheduler, ports.transactions, ['within']),
    orders: scheduledPort(scheduler, ports.orders, ['orders']),
    events: scheduledPort(scheduler, ports.events, ['unprocessed', 'markProcessed']),
    provider: scheduledPort(scheduler, ports.provider, ['payments']),
  };
  return { ...makeBackEnd(scheduled), processEvent: makeProcessProviderEvent(withSharedUseCases(scheduled)) };
}

async function send(
  backEnd: BackEnd & { readonly processEvent: ProcessProviderEvent },
  { fixture: { asha }, checkouts, payments }: World,
  report: Report,
) {
  switch (report.by) {
    case 'browser': {
      const { id: checkoutId } = at(checkouts, report.checkout);
      return backEnd.confirmPayment(asha, { ...at(payments, report.payment), checkoutId });
    }
    case 'webhook': {
      const { signature: _, ...captured } = at(payments, report.payment);
      const payment = { ...captured, status: 'captured' };
      const body = JSON.stringify({ type: 'payment.captured', payment });
      const eventId = `event ${report.event} of ${captured.paymentId}`;
      await backEnd.takeInProviderEvent({ body, eventId, signature: MemoryProvider.sign(body) });
      return backEnd.processEvent(eventId);
    }
    case 'reconciliation':
      return backEnd.runJobs();
    case 'cart':
      return backEnd.changeCart(asha, { type: 'increment', productKey: 'tee' });
  }
}

/** Returns the indexes of the checkouts that have an order after these reports. */
function orderedCheckouts(reports: readonly Report[]): readonly number[] {
  const ordered = reports.flatMap((report) => {
    if (report.by === 'reconciliation') return PAID;
    if (report.by === 'cart') return [];
    const paid = at(PAID, report.payment);
    return report.by === 'browser' && report.checkout !== paid ? [] : [paid];
  });
  return [...new Set(ordered)].toSorted();
}

function at<Item>(list: readonly Item[], position: number): Item {
  const item = list[position];
  if (item === undefined) throw new Error(`There is no item ${position}`);
  return item;
}

it('However often, in whatever order and by whom payments are reported, a checkout has one order of its own payment', () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(anyReport, { minLength: 1, maxLength: 8 }),
      async (scheduler, reports) => {
        const world = await paidCheckouts();
        const backEnd = scheduledBackEnd(scheduler, world);
        await scheduler.waitFor(Promise.all(reports.map((report) => send(backEnd, world, report))));
        const orders = await world.fixture.orders();
        const expected = orderedCheckouts(reports).map((position) => at(world.checkouts, position).id);
        expect(orders.map(([orderId]) => orderId).toSorted()).toEqual(expected);
        for (const [orderId, paymentId] of orders) {
          const paid = at(
            PAID,
            world.payments.findIndex((payment) => payment.paymentId === paymentId),
          );
          expect(at(world.checkouts, paid).id).toBe(orderId);
        }
        const added = reports.filter(({ by }) => by === 'cart').length;
        expect(await world.fixture.cart()).toEqual([['tee', 10 + added - 2 * orders.length]]);
      },
    ),
    { numRuns: 300 },
  ));
