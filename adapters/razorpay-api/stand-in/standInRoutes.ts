import * as v from 'valibot';
import type { StandInProvider } from './StandInProvider.ts';
import { StandInRefusal } from './StandInRefusal.ts';
import { standInLevers } from './standInLevers.ts';

export type StandInCall = {
  readonly method: string;
  readonly path: string;
  readonly authorization?: string | undefined;
  /** Parsed from JSON. */
  readonly body: unknown;
};

type Answer = (provider: StandInProvider, body: unknown, id: string) => object | Promise<object>;

const orderIdIn = (body: unknown) => v.parse(v.object({ orderId: v.string() }), body).orderId;

/** Routes below `/v1` are the provider's API, which only the shop's server calls; the levers change it. */
const routes: readonly (readonly [call: RegExp, answer: Answer])[] = [
  [/^POST \/v1\/orders$/, (provider, body) => provider.createOrder(body)],
  [/^GET \/v1\/orders\/(\w+)\/payments$/, (provider, _, id) => provider.payments(id)],
  [/^POST \/stand-in\/pay$/, (provider, body) => provider.pay(orderIdIn(body))],
  [/^POST \/stand-in\/fail$/, (provider, body) => provider.fail(orderIdIn(body))],
  [
    /^POST \/stand-in\/levers$/,
    (provider, body) => {
      provider.levers = v.parse(standInLevers, body);
      return provider.levers;
    },
  ],
  [/^POST \/stand-in\/release$/, (provider) => provider.webhooks.release().then(() => ({}))],
];

/** Returns the body of the answer. Throws a {@link StandInRefusal} for a call that the provider refuses. */
export async function answerStandIn(provider: StandInProvider, call: StandInCall): Promise<object | string> {
  const { method, path, authorization, body } = call;
  if (path.startsWith('/v1/')) {
    checkAuthorization(provider, authorization);
    if (provider.levers.api === 'failing') throw new StandInRefusal(500, 'We are facing some trouble');
    if (provider.levers.api === 'garbage') return '<!doctype html><title>Sorry</title>';
  }
  for (const [pattern, answer] of routes) {
    const match = pattern.exec(`${method} ${path}`);
    if (match !== null) return answer(provider, body, match[1] ?? '');
  }
  throw new StandInRefusal(404, 'The requested URL was not found on the server.');
}

function checkAuthorization({ account }: StandInProvider, authorization: string | undefined): void {
  const expected = Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64');
  if (authorization !== `Basic ${expected}`) throw new StandInRefusal(401, 'Authentication failed');
}
