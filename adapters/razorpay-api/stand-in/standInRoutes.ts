import * as v from 'valibot';
import type { StandInProvider } from './StandInProvider.ts';
import { StandInRefusal } from './StandInRefusal.ts';
import { standInLevers } from './standInLevers.ts';

export type StandInCall = {
  readonly method: string;
  readonly path: string;
  readonly authorization?: string | undefined;
  /** The header `X-Refund-Idempotency`. */
  readonly refundKey?: string | undefined;
  /** Parsed from JSON. */
  readonly body: unknown;
};

type Call = StandInCall & { readonly id: string; readonly query: URLSearchParams };
type Answer = (provider: StandInProvider, call: Call) => object | Promise<object>;

/** How many refunds Razorpay returns when it is not told. */
const FEW_REFUNDS = 10;

const orderIdIn = ({ body }: Call) => v.parse(v.object({ orderId: v.string() }), body).orderId;
const statusIn = ({ body }: Call) => v.parse(v.object({ status: v.picklist(['processed', 'failed']) }), body).status;

/** Routes below `/v1` are the provider's API, which only the shop's server calls; the levers change it. */
const routes: readonly (readonly [call: RegExp, answer: Answer])[] = [
  [/^POST \/v1\/orders$/, (provider, { body }) => provider.createOrder(body)],
  [/^GET \/v1\/orders\/(\w+)\/payments$/, (provider, { id }) => provider.payments(id)],
  [/^POST \/v1\/payments\/(\w+)\/refund$/, (provider, { id, body, refundKey }) => provider.refund(id, body, refundKey)],
  [
    /^GET \/v1\/payments\/(\w+)\/refunds$/,
    (provider, { id, query }) => provider.refunds(id, Number(query.get('count') ?? FEW_REFUNDS)),
  ],
  [/^POST \/stand-in\/pay$/, (provider, call) => provider.pay(orderIdIn(call))],
  [/^POST \/stand-in\/fail$/, (provider, call) => provider.fail(orderIdIn(call))],
  [/^POST \/stand-in\/capture$/, (provider, call) => provider.capture(orderIdIn(call))],
  [/^POST \/stand-in\/expire$/, (provider, call) => provider.expire(orderIdIn(call))],
  [/^POST \/stand-in\/refunds\/settle$/, (provider, call) => provider.settleRefunds(statusIn(call))],
  [
    /^POST \/stand-in\/levers$/,
    (provider, { body }) => {
      provider.levers = v.parse(standInLevers, body);
      return provider.levers;
    },
  ],
  [/^POST \/stand-in\/release$/, (provider) => provider.webhooks.release().then(() => ({}))],
];

/** Returns the body of the answer. Throws a {@link StandInRefusal} for a call that the provider refuses. */
export async function answerStandIn(provider: StandInProvider, call: StandInCall): Promise<object | string> {
  const [path = '', query] = call.path.split('?');
  if (path.startsWith('/v1/')) {
    provider.countCall();
    checkAuthorization(provider, call.authorization);
    if (provider.levers.api === 'failing') throw new StandInRefusal(500, 'We are facing some trouble');
    if (provider.levers.api === 'garbage') return '<!doctype html><title>Sorry</title>';
  }
  for (const [pattern, answer] of routes) {
    const match = pattern.exec(`${call.method} ${path}`);
    if (match !== null) return answer(provider, { ...call, id: match[1] ?? '', query: new URLSearchParams(query) });
  }
  throw new StandInRefusal(404, 'The requested URL was not found on the server.');
}

function checkAuthorization({ account }: StandInProvider, authorization: string | undefined): void {
  const expected = Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64');
  if (authorization !== `Basic ${expected}`) throw new StandInRefusal(401, 'Authentication failed');
}
