import { describePaymentProviderContract } from '../../tests/contracts/backEnd/paymentProviderContract.ts';
import { RazorpayApi } from './RazorpayApi.ts';
import { signatureOf } from './signature.ts';
import { StandInProvider } from './stand-in/StandInProvider.ts';
import { StandInServer } from './stand-in/StandInServer.ts';
import { CannedServer } from './testing/CannedServer.ts';

const KEYS = { keyId: 'rzp_test_standin', keySecret: 'key secret', webhookSecret: 'webhook secret' };

describePaymentProviderContract('RazorpayApi on the stand-in', async () => {
  const shop = new CannedServer();
  const standIn = new StandInProvider(KEYS);
  const server = new StandInServer(standIn);
  standIn.webhooks.url = await shop.listen();
  return {
    provider: new RazorpayApi({ ...KEYS, apiUrl: await server.listen() }),
    pay: async (orderId) => {
      const { razorpay_payment_id, razorpay_signature } = standIn.pay(orderId);
      return { paymentId: razorpay_payment_id, signature: razorpay_signature };
    },
    failToPay: async (orderId) => void standIn.fail(orderId),
    webhookOf: async (orderId) => {
      await standIn.webhooks.settled();
      const request = shop.requests.findLast(({ body }) => body.includes(orderId));
      return {
        body: request?.body ?? '',
        signature: String(request?.headers['x-razorpay-signature']),
        eventId: String(request?.headers['x-razorpay-event-id']),
      };
    },
    signWebhook: (body) => signatureOf(body, KEYS.webhookSecret),
    setAvailable: (isAvailable) => {
      standIn.levers = { ...standIn.levers, api: isAvailable ? 'up' : 'down' };
    },
    close: async () => {
      await Promise.all([shop.close(), server.close()]);
    },
  };
});
