import { StandInProvider } from '../../../adapters/razorpay-api/stand-in/StandInProvider.ts';
import { StandInServer } from '../../../adapters/razorpay-api/stand-in/StandInServer.ts';

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

  /** Sends the webhooks to the server at this address from now on. */
  sendWebhooksTo(address: string): void {
    this.provider.webhooks.url = `${address}/api/payments/razorpay/webhook`;
  }

  close(): Promise<void> {
    return this.#server.close();
  }
}
