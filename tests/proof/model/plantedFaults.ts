import { signatureOf } from '../../../adapters/razorpay-api/signature.ts';
import type { Database } from '../../../adapters/sql/Database.ts';
import type { BackEndPorts } from '../../../core/backend/BackEnd.ts';
import { makeStartCheckout } from '../../../core/backend/checkout/StartCheckout.ts';
import { couponById } from '../../../core/domain/coupons/Coupon.ts';
import { type PlantedFault, WEBHOOK_SECRET } from './ShopUnderTest.ts';

/** Returns the fault that replaces methods of one port of the back-end. */
function inPort<Name extends keyof BackEndPorts>(
  name: Name,
  replace: (port: BackEndPorts[Name], database: Database, ports: BackEndPorts) => Partial<BackEndPorts[Name]>,
): PlantedFault {
  return {
    change: (ports, database) => ({ ...ports, [name]: override(ports[name], replace(ports[name], database, ports)) }),
  };
}

/** Returns the object with some of its methods replaced. */
function override<Port extends object>(port: Port, methods: Partial<Port>): Port {
  return new Proxy(port, {
    get: (target, name) => {
      const replaced: unknown = Reflect.get(methods, name);
      if (replaced !== undefined) return replaced;
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

/** Does something else to the cart once an order is made. */
function afterOrder(statement: string): PlantedFault {
  return inPort('checkouts', (checkouts, database) => ({
    confirm: async (payment, paidAt) => {
      const outcome = await checkouts.confirm(payment, paidAt);
      if (outcome === 'recorded') await database.query(statement, [payment.providerOrderId]);
      return outcome;
    },
  }));
}

/** Starts checkouts without asking whether the cart earns the coupon. */
const withoutCouponCheck: PlantedFault = {
  changeBackEnd: (backEnd, ports) => ({
    ...backEnd,
    startCheckout: async (claims, request) => {
      const started = await backEnd.startCheckout(claims, request);
      const coupon = couponById(request.couponId);
      if (started !== 'coupon-not-earned' || coupon === undefined) return started;
      const off = 'amount' in coupon ? coupon.amount : coupon.percent * 100;
      const provider = override(ports.provider, {
        createOrder: ({ amount, checkoutId }) => ports.provider.createOrder({ amount: amount - off, checkoutId }),
      });
      const checkouts = override(ports.checkouts, {
        sameOpen: async () => undefined,
        add: ({ draft, ...checkout }, since) =>
          ports.checkouts.add({ ...checkout, draft: { ...draft, couponDiscountTotal: off } }, since),
      });
      return makeStartCheckout({ ...ports, provider, checkouts })(claims, { addressId: request.addressId });
    },
  }),
};

/** What a careless change could break, each to be found by the model. */
export const plantedFaults: Readonly<Record<string, PlantedFault>> = {
  'every signature of a payment counts as right': inPort('provider', () => ({ isSigned: () => true })),
  'every webhook is believed': inPort('provider', (provider) => ({
    readEvent: ({ body, ...rest }) =>
      provider.readEvent({ ...rest, body, signature: signatureOf(body, WEBHOOK_SECRET) }),
  })),
  'the provider is asked for less than the checkout': inPort('provider', (provider) => ({
    createOrder: ({ amount, checkoutId }) => provider.createOrder({ amount: amount - 100, checkoutId }),
  })),
  'a checkout is stored with another discount': inPort('checkouts', (checkouts) => ({
    add: (checkout, since) => {
      const couponDiscountTotal = checkout.draft.couponDiscountTotal + 100;
      return checkouts.add({ ...checkout, draft: { ...checkout.draft, couponDiscountTotal } }, since);
    },
  })),
  'a checkout is stored with other quantities': inPort('checkouts', (checkouts) => ({
    add: (checkout, since) => {
      const lines = checkout.lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));
      return checkouts.add({ ...checkout, lines }, since);
    },
  })),
  'an order empties the whole cart': afterOrder(
    'delete from cart_lines where user_id = (select user_id from checkouts where provider_order_id = $1)',
  ),
  'an order leaves its lines in the cart': afterOrder(
    `insert into cart_lines (user_id, product_key, position, quantity, created_at, updated_at)
     select c.user_id, i.product_key, 99, i.quantity, c.created_at, c.created_at
     from checkouts c join order_items i on i.order_id = c.id where provider_order_id = $1 on conflict do nothing`,
  ),
  'a confirmation is acknowledged and not stored': inPort('checkouts', () => ({ confirm: async () => 'recorded' })),
  'an addition to the cart is acknowledged and not stored': inPort('carts', (carts) => ({
    add: (claims) => carts.lines(claims),
  })),
  'an address is acknowledged and not stored': inPort('addresses', (addresses) => ({
    add: (claims) => addresses.addresses(claims),
  })),
  'a wish is acknowledged and not stored': inPort('wishlists', (wishlists) => ({
    add: (claims) => wishlists.items(claims),
  })),
  'each process keeps the first cart that it has read': inPort('carts', (carts) => {
    const kept = new Map<string, ReturnType<typeof carts.lines>>();
    return {
      lines: (claims) => {
        const lines = kept.get(claims.shopperId) ?? carts.lines(claims);
        kept.set(claims.shopperId, lines);
        return lines;
      },
    };
  }),
  'a process answers with the cart of another shopper': inPort('carts', (carts) => {
    let kept: ReturnType<typeof carts.lines> | undefined;
    return {
      lines: (claims) => {
        kept ??= carts.lines(claims);
        return kept;
      },
    };
  }),
  'a shopper sees the orders of all': inPort('orders', (orders) => ({
    orders: async () => {
      const all = [];
      for await (const order of orders.all()) all.push(order);
      return all;
    },
  })),
  'a logout does not end the token': inPort('shoppers', () => ({ endTokens: async () => 'ended' })),
  'any password opens the account': inPort('passwords', () => ({ matches: async () => true })),
  'events of the provider and open checkouts are lost': {
    change: (ports) => ({
      ...ports,
      events: override(ports.events, { add: async () => 'added' as const }),
      checkouts: override(ports.checkouts, { open: async () => [] }),
    }),
  },
  'a processed event is not marked': inPort('events', () => ({ markAttempt: async () => undefined })),
  'an unpaid checkout is reconciled as paid': inPort('provider', () => ({
    capturedPayment: async (providerOrderId) => ({ paymentId: `pay_of_${providerOrderId}`, providerOrderId }) as never,
  })),
  'a quantity is read and written in two steps': inPort('carts', (carts, database) => ({
    step: async (claims, productKey, step) => {
      const lines = await carts.lines(claims);
      if (typeof lines === 'string') return lines;
      // As on the way to another machine; PGlite would answer at once.
      await new Promise(setImmediate);
      const quantity = (lines.find(({ key }) => key === productKey)?.quantity ?? 0) + step;
      const text = 'update cart_lines set quantity = $1 where user_id = $2 and product_key = $3';
      if (quantity > 0) await database.query(text, [quantity, claims.shopperId, productKey]);
      return carts.lines(claims);
    },
  })),
  'idempotency keys are ignored': inPort('carts', (carts) => ({
    step: (claims, productKey, step, at) => carts.step(claims, productKey, step, at),
  })),
  'each press on Place Order begins a checkout of its own': inPort('checkouts', (checkouts) => ({
    add: (checkout) => checkouts.add(checkout),
    sameOpen: async () => undefined,
  })),
  'a coupon counts that the cart has not earned': withoutCouponCheck,
  'the price of a product is taken from the client': {
    changeServer: (answer, database) => async (input, init) => {
      const product = typeof init?.body === 'string' ? JSON.parse(init.body).product : undefined;
      if (product?.discounted_price !== undefined) {
        const paise = Math.round(product.discounted_price * 100);
        const text = 'update products set discounted_price = $1 where key = $2';
        await database.query(text, [paise, product._id]).catch(() => undefined);
      }
      return answer(input, init);
    },
  },
  'a command is sent as whoever is logged in now': {
    changeFetch: (send, currentToken) => async (input, init) => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      const headers = new Headers(init?.headers);
      const token = currentToken();
      if (headers.has('authorization') && token !== undefined) headers.set('authorization', token);
      return send(input, { ...init, headers });
    },
  },
};
