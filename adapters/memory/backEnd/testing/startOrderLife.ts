import { BackEndFixture } from './BackEndFixture.ts';

export type OrderLife = Awaited<ReturnType<typeof startOrderLife>>;

/** Resolves with a back-end in which Asha has two tees and a cap in her cart, for ₹1,148 less ₹20; 6 tees and 3 caps are in stock. */
export async function startOrderLife() {
  const fixture = await BackEndFixture.withCart('tee', 'cap');
  const { ports, backEnd, asha } = fixture;
  await backEnd.changeCart(asha, { type: 'increment', productKey: 'tee' });
  await fixture.receive({ tee: 6, cap: 3 });
  return {
    ...{ fixture, ports, backEnd, asha },
    /** Resolves with the pieces on hand and held of each SKU. */
    levels: async () => (await ports.stock.list()).map(({ sku, onHand, held }) => `${sku} ${onHand} ${held}`),
    /** Resolves with the status of her order, or with why it is not shown. */
    status: async () => {
      const order = await backEnd.showOrder(asha, 'order-1');
      return typeof order === 'string' ? order : order.status;
    },
    /** Returns what the mails that were sent are about. */
    mails: () => ports.mail.sent.map(({ content }) => content.kind),
    /** Runs the jobs twice: the first ones may add others. */
    runJobs: async () => {
      await backEnd.runJobs();
      await backEnd.runJobs();
    },
    /** Pays her cart at the provider; `confirm` tells the shop. */
    pay: async (how: 'pay' | 'authorize' = 'pay') => {
      const { checkout } = await fixture.startCheckout('black-friday');
      const { paymentId, providerOrderId, signature } = ports.provider[how](checkout.providerOrderId);
      const proof = { checkoutId: checkout.id, paymentId, providerOrderId, signature };
      return { checkout, proof, confirm: () => backEnd.confirmPayment(asha, proof) };
    },
  };
}
