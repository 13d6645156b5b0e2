import { signatureOf } from '../signature.ts';
import type { StandInLevers } from './standInLevers.ts';

type Webhook = { readonly eventId: string; readonly body: string };

const TIMEOUT_MS = 10_000;

/** Sends the stand-in's webhooks, each signed with the webhook secret. */
export class WebhookSender {
  /** Where webhooks are sent. Without it they are held until they are released. */
  url: string | undefined;
  readonly #secret: string;
  #held: readonly Webhook[] = [];
  readonly #open = new Set<Promise<void>>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  send(webhook: Webhook, mode: StandInLevers['webhooks']): void {
    if (mode === 'late') this.#held = [...this.#held, webhook];
    else if (mode === 'reordered') this.#held = [webhook, ...this.#held];
    else if (mode !== 'lost') {
      const delivery = this.#deliver(webhook, mode);
      this.#open.add(delivery);
      delivery.finally(() => this.#open.delete(delivery));
    }
  }

  /** Sends the held webhooks, and those that the shop did not take, one after the other. Resolves when all are delivered. */
  async release(): Promise<void> {
    await this.settled();
    const held = this.#held;
    this.#held = [];
    for (const webhook of held) await this.#deliver(webhook, 'prompt');
  }

  /** Resolves when no webhook is on its way. */
  async settled(): Promise<void> {
    await Promise.all(this.#open);
  }

  /** Never rejects: a webhook that the shop did not take is held. */
  async #deliver(webhook: Webhook, mode: StandInLevers['webhooks']): Promise<void> {
    const secret = mode === 'forged' ? `not ${this.#secret}` : this.#secret;
    const copies = mode === 'duplicate' ? 2 : 1;
    const taken = await Promise.all(Array.from({ length: copies }, () => this.#post(webhook, secret)));
    if (mode !== 'forged' && !taken.includes(true)) this.#held = [...this.#held, webhook];
  }

  /** Resolves with whether the shop took the webhook. */
  async #post({ eventId, body }: Webhook, secret: string): Promise<boolean> {
    if (this.url === undefined) return false;
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-event-id': eventId,
      'x-razorpay-signature': signatureOf(body, secret),
    };
    const call = { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) };
    return fetch(this.url, call).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
