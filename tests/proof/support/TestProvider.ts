import { signatureOf } from '../../../adapters/razorpay-api/signature.ts';
import { StandInProvider } from '../../../adapters/razorpay-api/stand-in/StandInProvider.ts';
import { StandInServer } from '../../../adapters/razorpay-api/stand-in/StandInServer.ts';
import type { CapturedCheckout } from '../shoppers/payCheckout.ts';

const WEBHOOK_PATH = '/api/payments/razorpay/webhook';
const ACCOUNT = {
  keyId: 'rzp_test_proof',
  keySecret: 'the secret of the key of the tests',
  webhookSecret: 'the secret of the webhook of the tests',
};

/** The stand-in for the payment provider in the process of the test, so that it outlives the servers. */
export class TestProvider {
  readonly provider = new StandInProvider(ACCOUNT);
  readonly #server = new StandInServer(this.provider);
  #apiUrl = '';

  /** Starts it on a free port. */
  static async start(): Promise<TestProvider> {
    const started = new TestProvider();
    started.#apiUrl = await started.#server.listen();
    return started;
  }

  /** The environment variables of a server that uses it. */
  get environment(): Readonly<Record<string, string>> {
    return {
      RAZORPAY_API_URL: this.#apiUrl,
      RAZORPAY_KEY_ID: ACCOUNT.keyId,
      RAZORPAY_KEY_SECRET: ACCOUNT.keySecret,
      RAZORPAY_WEBHOOK_SECRET: ACCOUNT.webhookSecret,
    };
  }

  /** Lets it refuse connections. */
  stop(): Promise<void> {
    return this.#server.close();
  }

  /** Lets it take connections again, where it did before. */
  async startAgain(): Promise<void> {
    await this.#server.listen(Number(new URL(this.#apiUrl).port));
  }

  /** Sends the webhooks to the server at this address from now on. */
  sendWebhooksTo(address: string): void {
    this.provider.webhooks.url = `${address}${WEBHOOK_PATH}`;
  }

  /** Reports a captured payment to the server at this address, as an event with this id. Resolves with the status of its answer. */
  async reportCaptured(address: string, eventId: string, { order, confirmation }: CapturedCheckout): Promise<number> {
    const { paymentId: id, amount } = order;
    const entity = { id, order_id: confirmation.order.providerOrderId, amount, currency: 'INR', status: 'captured' };
    const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
    const signature = signatureOf(body, ACCOUNT.webhookSecret);
    const headers = { 'x-razorpay-event-id': eventId, 'x-razorpay-signature': signature };
    return (await fetch(`${address}${WEBHOOK_PATH}`, { method: 'POST', headers, body })).status;
  }
}
