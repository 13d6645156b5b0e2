import { signatureOf } from '../../../../adapters/razorpay-api/signature.ts';
import { withSharedUseCases } from '../../../../core/backend/BackEnd.ts';
import { makeStartCheckout } from '../../../../core/backend/checkout/StartCheckout.ts';
import type { ForTransacting } from '../../../../core/backend/ports/ForTransacting.ts';
import type { ForStoringCheckouts } from '../../../../core/backend/ports/orders/ForStoringCheckouts.ts';
import { couponById } from '../../../../core/domain/coupons/Coupon.ts';
import { type PlantedFault, WEBHOOK_SECRET } from '../ShopUnderTest.ts';
import { override } from './override.ts';
import { inPort, inTransactions } from './plantFault.ts';

/** Starts checkouts without asking whether the cart earns the coupon. */
const withoutCouponCheck: PlantedFault = {
  changeBackEnd: (backEnd, ports) => ({
    ...backEnd,
    startCheckout: async (shopperId, request) => {
      const started = await backEnd.startCheckout(shopperId, request);
      const coupon = couponById(request.couponId);
      if (started !== 'coupon-not-earned' || coupon === undefined) return started;
      const off = 'amount' in coupon ? coupon.amount : coupon.percent * 100;
      const provider = override(ports.provider, {
        createOrder: ({ amount, checkoutId }) => ports.provider.createOrder({ amount: amount - off, checkoutId }),
      });
      const changed = (checkouts: ForStoringCheckouts) =>
        override(checkouts, {
          sameOpen: async () => undefined,
          add: ({ draft, ...checkout }) =>
            checkouts.add({ ...checkout, draft: { ...draft, couponDiscountTotal: off } }),
        });
      const transactions: ForTransacting = {
        within: (work) =>
          ports.transactions.within((stores) => work({ ...stores, checkouts: changed(stores.checkouts) })),
      };
      const faulty = withSharedUseCases({ ...ports, provider, transactions, checkouts: changed(ports.checkouts) });
      return makeStartCheckout(faulty)(shopperId, { addressId: request.addressId });
    },
  }),
};

/** What a careless change could break, each to be found by the model. */
export const plantedFaults: Readonly<Record<string, PlantedFault>> = {
  'every signature of a payment counts as right': {
    firstHistory: 24,
    ...inPort('provider', () => ({ isSigned: () => true })),
  },
  'every webhook is believed': {
    firstHistory: 12,
    ...inPort('provider', (provider) => ({
      readEvent: ({ body, ...rest }) =>
        provider.readEvent({ ...rest, body, signature: signatureOf(body, WEBHOOK_SECRET) }),
    })),
  },
  'the provider is asked for less than the checkout': inPort('provider', (provider) => ({
    createOrder: ({ amount, checkoutId }) => provider.createOrder({ amount: amount - 100, checkoutId }),
  })),
  'a checkout is stored with another discount': inPort('checkouts', (checkouts) => ({
    add: (checkout) => {
      const couponDiscountTotal = checkout.draft.couponDiscountTotal + 100;
      return checkouts.add({ ...checkout, draft: { ...checkout.draft, couponDiscountTotal } });
    },
  })),
  'a checkout is stored with other quantities': inPort('checkouts', (checkouts) => ({
    add: (checkout) => {
      const lines = checkout.lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));
      return checkouts.add({ ...checkout, lines });
    },
  })),
  'an order empties the whole cart': inTransactions('carts', (carts) => ({
    remove: (shopperId) => carts.remove(shopperId),
  })),
  'an order leaves its lines in the cart': inTransactions('carts', () => ({
    setQuantities: async () => undefined,
    remove: async () => undefined,
  })),
  'a confirmation is acknowledged and not stored': inPort('orders', () => ({ add: async () => true })),
  'an addition to the cart is acknowledged and not stored': inPort('carts', () => ({ add: async () => undefined })),
  'a line that is put back comes last': {
    firstHistory: 42,
    ...inPort('carts', (carts) => ({
      add: (shopperId, line) => carts.add(shopperId, line),
    })),
  },
  'an address is acknowledged and not stored': inPort('addresses', () => ({ add: async () => undefined })),
  'a wish is acknowledged and not stored': inPort('wishlists', () => ({ add: async () => undefined })),
  'each process keeps the first cart that it has read': inPort('carts', (carts) => {
    const kept = new Map<string, ReturnType<typeof carts.lines>>();
    return {
      lines: (shopperId) => {
        const lines = kept.get(shopperId) ?? carts.lines(shopperId);
        kept.set(shopperId, lines);
        return lines;
      },
    };
  }),
  'a process answers with the cart of another shopper': inPort('carts', (carts) => {
    let kept: ReturnType<typeof carts.lines> | undefined;
    return {
      lines: (shopperId) => {
        kept ??= carts.lines(shopperId);
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
  'a logout does not end the token': {
    firstHistory: 27,
    ...inPort('shoppers', () => ({ endTokens: async () => undefined })),
  },
  'any password opens the account': inPort('passwords', () => ({ matches: async () => true })),
  'events of the provider and open checkouts are lost': {
    change: (ports) => ({
      ...ports,
      jobs: override(ports.jobs, { claim: async () => [] }),
      transactions: {
        within: (work) =>
          ports.transactions.within((stores) =>
            work({ ...stores, events: override(stores.events, { add: async () => undefined }) }),
          ),
      },
    }),
  },
  'a processed event is not marked': inPort('events', () => ({ markProcessed: async () => undefined })),
  'an unpaid checkout is reconciled as paid': {
    firstHistory: 8,
    ...inPort('provider', () => ({
      payments: async (providerOrderId) => [
        { paymentId: `pay_of_${providerOrderId}`, providerOrderId, amount: 15_000, status: 'captured' },
      ],
    })),
  },
  'a quantity is read and written in two steps': inPort('carts', (carts, database) => ({
    step: async (shopperId, { key, by }) => {
      const { lines } = await carts.lines(shopperId);
      // As on the way to another machine; PGlite would answer at once.
      await new Promise(setImmediate);
      const quantity = (lines.find((line) => line.key === key)?.quantity ?? 0) + by;
      const text = 'update cart_lines set quantity = $1 where user_id = $2 and product_key = $3';
      if (quantity > 0) await database.query(text, [quantity, shopperId, key]);
    },
  })),
  'idempotency keys are ignored': inPort('carts', (carts) => ({
    step: (shopperId, step) => carts.step(shopperId, { ...step, idempotencyKey: undefined }),
  })),
  'each press on Place Order begins a checkout of its own': {
    firstHistory: 24,
    ...inPort('checkouts', () => ({
      sameOpen: async () => undefined,
    })),
  },
  'a coupon counts that the cart has not earned': {
    firstHistory: 5,
    ...withoutCouponCheck,
  },
  'the price of a product is taken from the client': {
    firstHistory: 18,
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
