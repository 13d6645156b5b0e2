import { isDeepStrictEqual } from 'node:util';
import type { ApiRoute } from '../../../adapters/fastify/ApiRoute.ts';
import { apiRoutes } from '../../../adapters/fastify/routes/apiRoutes.ts';
import { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { makeBackEnd } from '../../../core/backend/BackEnd.ts';
import { type Answer, asha, type Call } from '../../fastify/testServer.ts';
import { sampleOf } from './namedIds.ts';
import { ASHAS_LINK, type Ids, type StartedCheckout, type TwoShoppers } from './TwoShoppers.ts';

const backEnd = makeBackEnd(new MemoryBackEndPorts());
export const allRoutes = apiRoutes(backEnd);

/** The routes that need the token of a shopper. */
export const shoppersRoutes = allRoutes.filter(({ needsToken }) => needsToken);

type Seen = Pick<Answer, 'status' | 'body'>;

/**
 * Meher calls a route with her ids, with Asha's, and with ids that nobody has; where a call names several, with every mixture of hers
 * and the others. Returns a sentence for each way in which that reaches what Asha has.
 */
export async function callAsSomebodyElse(route: ApiRoute, shoppers: TwoShoppers): Promise<readonly string[]> {
  const { asAsha, mehers } = shoppers;
  const before = await everythingOf(asAsha);
  const { ids = () => [{}], prepare } = sampleOf(route);
  await prepare?.(shoppers.asMeher, mehers);
  const faults: string[] = [];
  for (const variant of ids(mehers).keys()) faults.push(...(await callWithIds(route, shoppers, variant)));
  if (!isDeepStrictEqual(await everythingOf(asAsha), before)) faults.push('What Asha has is changed');
  faults.push(...(await lostByAsha(shoppers)));
  return faults.map((fault) => `${route.method} ${route.path}: ${fault}`);
}

/** What Asha has, and no call that only reads shows: a paid checkout, her password, and a mailed link. */
async function lostByAsha({ asAsha, ashas }: TwoShoppers): Promise<readonly string[]> {
  const reported = await asAsha('POST', '/user/orders', { order: ashas.payments.at(-1) });
  const [order] = (reported.body as { orders?: readonly { deliveryAddress: { name: string } }[] }).orders ?? [];
  const login = await asAsha('POST', '/auth/login', asha);
  const reset = await asAsha('POST', '/auth/password/reset', { token: ASHAS_LINK, password: 'another secret' });
  return [
    ...(reported.status === 201 ? [] : [`Asha's payment can no longer be reported: ${told(reported)}`]),
    ...(order?.deliveryAddress.name === asha.firstName
      ? []
      : [`Asha's checkout has lost its address: ${told(reported)}`]),
    ...(login.status === 200 ? [] : [`Asha's password is changed: ${told(login)}`]),
    ...(reset.status === 204 ? [] : [`Asha's link no longer works: ${told(reset)}`]),
  ];
}

/** `variant` is the place of the ids among those of the sample. */
async function callWithIds(route: ApiRoute, shoppers: TwoShoppers, variant: number): Promise<readonly string[]> {
  const { asMeher, mehers, ashas } = shoppers;
  const { ids = () => [{}], body, inPath = {} } = sampleOf(route);
  const [her, other] = [ids(mehers)[variant] ?? {}, ids(ashas)[variant] ?? {}];
  const call = async (named: Ids): Promise<Seen> => {
    const path = route.path.replace(/:(\w+)/g, (_, name) => named[name] ?? inPath[name] ?? '');
    const answer = await asMeher(route.method, path, body?.(named, mehers));
    return { status: answer.status, body: answer.body };
  };
  const faults: string[] = [];
  for (const names of mixtures(Object.keys(her))) {
    const [withAshas, withNobodys] = [
      await call({ ...her, ...pick(other, names) }),
      await call({ ...her, ...nobodys(names) }),
    ];
    if (!isDeepStrictEqual(withAshas, withNobodys))
      faults.push(`${names} of Asha: ${told(withAshas)}, of nobody: ${told(withNobodys)}`);
    faults.push(...namesAsha(withAshas));
  }
  const unknown = Object.keys(her).length > 0 ? await call(nobodys(Object.keys(her))) : undefined;
  const withHers = await call(her);
  if (withHers.status >= 300) faults.push(`her own: ${told(withHers)}`);
  if (isDeepStrictEqual(withHers, unknown)) faults.push('her own count as unknown');
  return [...faults, ...namesAsha(withHers), ...(await payHers(withHers, shoppers))];
}

/** A checkout that Meher has started is hers to pay. */
async function payHers({ body }: Seen, { asMeher, pay }: TwoShoppers): Promise<readonly string[]> {
  const { checkout }: { readonly checkout?: StartedCheckout } = Object(body);
  if (checkout === undefined) return [];
  const answer = await asMeher('POST', '/user/orders', { order: pay(checkout) });
  return answer.status === 201 ? [] : [`her payment: ${told(answer)}`];
}

/** What a shopper sees: the answers of all calls that only read. */
export async function everythingOf(call: Call): Promise<readonly Seen[]> {
  const answers = shoppersRoutes.filter(({ method }) => method === 'GET').map(({ path }) => call('GET', path));
  return (await Promise.all(answers)).map(({ status, body }) => ({ status, body }));
}

function namesAsha(seen: Seen): readonly string[] {
  return /asha/i.test(JSON.stringify(seen)) ? [`Meher sees something of Asha: ${told(seen)}`] : [];
}

const told = ({ status, body }: Seen) => `${status} ${JSON.stringify(body)?.slice(0, 300)}`;

function nobodys(names: readonly string[]): Ids {
  return Object.fromEntries(names.map((name) => [name, `nobodys-${name}`]));
}

function pick(ids: Ids, names: readonly string[]): Ids {
  return Object.fromEntries(names.map((name) => [name, ids[name] ?? '']));
}

/** Returns every choice of one or more of the names. */
function mixtures([name, ...others]: readonly string[]): readonly (readonly string[])[] {
  if (name === undefined) return [];
  const without = mixtures(others);
  return [[name], ...without, ...without.map((names) => [name, ...names])];
}
