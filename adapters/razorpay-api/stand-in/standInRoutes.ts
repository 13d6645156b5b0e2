import * as v from 'valibot';
import type { StandInProvider } from './StandInProvider.ts';
import { StandInRefusal } from './StandInRefusal.ts';
import { standInLevers } from './standInLevers.ts';

export type StandInCall = {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
};

type Route = {
  readonly call: RegExp;
  /** The provider's API, which only the shop's server calls; the levers change it. */
  readonly isApi: boolean;
  readonly answer: (provider: StandInProvider, body: unknown, id: string) => object | Promise<object>;
};

const orderOf = v.object({ orderId: v.string() });

const routes: readonly Route[] = [
  { call: /^POST \/v1\/orders$/, isApi: true, answer: (provider, body) => provider.createOrder(body) },
  { call: /^GET \/v1\/orders\/(\w+)\/payments$/, isApi: true, answer: (provider, _, id) => provider.payments(id) },
  {
    call: /^POST \/stand-in\/pay$/,
    isApi: false,
    answer: (provider, body) => provider.pay(v.parse(orderOf, body).orderId),
  },
  {
    call: /^POST \/stand-in\/fail$/,
    isApi: false,
    answer: (provider, body) => provider.fail(v.parse(orderOf, body).orderId),
  },
  {
    call: /^POST \/stand-in\/levers$/,
    isApi: false,
    answer: (provider, body) => {
      provider.levers = v.parse(standInLevers, body);
      return provider.levers;
    },
  },
  {
    call: /^POST \/stand-in\/release$/,
    isApi: false,
    answer: (provider) => provider.webhooks.release().then(() => ({})),
  },
];

/** Returns the body of the answer. Throws a {@link StandInRefusal} for a call that the provider refuses. */
export async function answerStandIn(provider: StandInProvider, call: StandInCall): Promise<object | string> {
  const { method, path, authorization, body } = call;
  for (const route of routes) {
    const match = route.call.exec(`${method} ${path}`);
    if (match === null) continue;
    if (route.isApi) {
      checkAuthorization(provider, authorization);
      if (provider.levers.api === 'failing') throw new StandInRefusal(500, 'We are facing some trouble');
      if (provider.levers.api === 'garbage') return '<!doctype html><title>Sorry</title>';
    }
    return route.answer(provider, parsed(body), match[1] ?? '');
  }
  throw new StandInRefusal(404, 'The requested URL was not found on the server.');
}

function checkAuthorization({ account }: StandInProvider, authorization: string | undefined): void {
  const expected = Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64');
  if (authorization !== `Basic ${expected}`) throw new StandInRefusal(401, 'Authentication failed');
}

function parsed(body: string): unknown {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson()), body);
  return result.success ? result.output : undefined;
}
