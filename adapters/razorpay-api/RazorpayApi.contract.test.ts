import { describePaymentProviderContract } from '../../tests/contracts/backEnd/orders/paymentProviderContract.ts';
import { RazorpayApi } from './RazorpayApi.ts';
import { signatureOf } from './signature.ts';
import { StandInProvider } from './stand-in/StandInProvider.ts';
import { StandInServer } from './stand-in/StandInServer.ts';
import type { StandInLevers } from './stand-in/standInLevers.ts';
import { CannedServer } from './testing/CannedServer.ts';

const KEYS = { keyId: 'rzp_test_standin', keySecret: 'key secret', webhookSecret: 'webhook secret' };

describePaymentProviderContract('RazorpayApi on the stand-in', async () => {
  const shop = new CannedServer();
  const standIn = new StandInProvider(KEYS);
  const server = new StandInServer(standIn);
  standIn.webhooks.url = await shop.listen();
  const setLevers = (levers: Partial<StandInLevers>) => {
    standIn.levers = { ...standIn.levers, ...levers };
  };
  const pay = async (capture: StandInLevers['capture'], orderId: string) => {
    setLevers({ capture });
    const { razorpay_payment_id, razorpay_signature } = standIn.pay(orderId);
    return { paymentId: razorpay_payment_id, signature: razorpay_signature };
  };
  /** Changes a payment when the webhooks of its earlier states have arrived. */
  const afterWebhooks = async (change: () => void) => {
    await standIn.webhooks.settled();
    change();
  };
  const webhookOf = async (id: string) => {
    await standIn.webhooks.settled();
    const request = shop.requests.findLast(({ body }) => body.includes(id));
    return {
      body: request?.body ?? '',
      signature: String(request?.headers['x-razorpay-signature']),
      eventId: String(request?.headers['x-razorpay-event-id']),
    };
  };
  return {
    provider: new RazorpayApi({ ...KEYS, apiUrl: await server.listen() }),
    pay: (orderId) => pay('at-once', orderId),
    authorize: (orderId) => pay('later', orderId),
    capture: (orderId) => afterWebhooks(() => standIn.capture(orderId)),
    expire: (orderId) => afterWebhooks(() => standIn.expire(orderId)),
    failToPay: async (orderId) => void standIn.fail(orderId),
    setRefunds: (refunds) => setLevers({ refunds }),
    settleRefunds: (status) => afterWebhooks(() => standIn.settleRefunds(status)),
    webhookOf,
    refundWebhookOf: webhookOf,
    signWebhook: (body) => signatureOf(body, KEYS.webhookSecret),
    setAvailable: (isAvailable) => setLevers({ api: isAvailable ? 'up' : 'down' }),
    setLimited: (isLimited) => setLevers({ callsAMinute: isLimited ? 0 : undefined }),
    close: async () => {
      await Promise.all([shop.close(), server.close()]);
    },
  };
});
