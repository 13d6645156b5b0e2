import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { RazorpayAccount } from '../../adapters/razorpay-api/RazorpayClient.ts';
import { StandInJournal } from '../../adapters/razorpay-api/stand-in/StandInJournal.ts';
import { StandInProvider } from '../../adapters/razorpay-api/stand-in/StandInProvider.ts';
import { StandInServer } from '../../adapters/razorpay-api/stand-in/StandInServer.ts';
import windowScript from '../../adapters/razorpay-checkout/stand-in/checkout.js?raw';
import { keptSecret } from './keptSecret.ts';

const SCRIPT_PATH = '/razorpay-stand-in/checkout.js';
/** What a shopper does in the provider's window. */
const ACTIONS = ['/stand-in/pay', '/stand-in/fail'];
const orderSchema = v.object({ orderId: v.string() });

/** The stand-in for the payment provider, for a shop without an account: no money moves. */
export class StandInPayments {
  readonly account: RazorpayAccount;
  readonly #server: StandInServer;

  private constructor(account: RazorpayAccount, server: StandInServer, apiUrl: string) {
    this.account = { ...account, apiUrl, scriptUrl: SCRIPT_PATH };
    this.#server = server;
  }

  /** Starts the provider on a free port of this machine. Its secret and orders are kept in `dataDir`, so that an open checkout outlives a restart. */
  static async start(dataDir: string): Promise<StandInPayments> {
    const secret = keptSecret(dataDir, 'stand-in-secret');
    const account = { keyId: 'rzp_test_standin', keySecret: secret, webhookSecret: secret };
    const journal = new StandInJournal(join(dataDir, 'stand-in-orders'));
    const server = new StandInServer(new StandInProvider(account, journal));
    return new StandInPayments(account, server, await server.listen());
  }

  /** What it does otherwise than usual. */
  get provider(): StandInProvider {
    return this.#server.provider;
  }

  /** Adds what the browser needs of the provider to the shop's own server. */
  addTo(app: FastifyInstance): void {
    app.get(SCRIPT_PATH, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(windowScript));
    for (const path of ACTIONS) {
      app.post(path, { schema: { body: orderSchema } }, async ({ body }, reply) => {
        const outcome = await this.#server.outcome({ method: 'POST', path, body });
        return reply.code(outcome.status).type('application/json').send(outcome.body);
      });
    }
  }

  /** Sends the webhooks to the shop from now on. `shopUrl` is its address on this machine. */
  sendWebhooksTo(shopUrl: string): void {
    this.provider.webhooks.url = `${shopUrl}/api/payments/razorpay/webhook`;
  }

  close(): Promise<void> {
    return this.#server.close();
  }
}
