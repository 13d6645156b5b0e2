import { describe, expect, it } from 'vitest';
import { adminRoutes } from '../../adapters/fastify/admin/adminRoutes.ts';
import { A_PHOTOGRAPH } from '../../adapters/memory/backEnd/catalogue/MemoryPictureCutter.ts';
import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { StaffFixture } from '../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { writeJsonProducts } from '../../adapters/product-files/jsonProduct.ts';
import { makeBackEnd } from '../../core/backend/BackEnd.ts';
import { mayDo } from '../../core/domain/staff/adminActions.ts';
import { STAFF_ROLES, type StaffRole } from '../../core/domain/staff/StaffRole.ts';
import { expectDescribed } from '../fastify/described.ts';
import { formOf, pictureForm } from '../fastify/pictureForm.ts';
import { OWN_SITE, staffServer, withSession } from '../fastify/staffServer.ts';
import { asha, signUp, tee } from '../fastify/testServer.ts';

type Server = Awaited<ReturnType<typeof staffServer>>;
type Headers = Readonly<Record<string, string>>;
/** The parameters of the path. */
type Ids = { readonly id?: string; readonly sku?: string; readonly pictureId?: string };

const ANY_STATE = { 'if-match': '*' };
const CHEAPER = { skus: ['tee'], change: { pricePercent: -10 } };
const NAME_AND_ROLE = { name: 'Leela', role: 'packer' };

/** A valid body and the id in the path of each call that needs one. */
const requests: Readonly<
  Record<
    string,
    (server: Server, headers: Headers) => Promise<{ readonly body?: object; readonly headers?: Headers } & Ids>
  >
> = {
  'DELETE /sessions': async (server, headers) => {
    await signInAgain(server, headers);
    return {};
  },
  'DELETE /sessions/:id': async (server, headers) => {
    await signInAgain(server, headers);
    const answer = await server.call('GET', '/admin/sessions', undefined, headers);
    const { sessions = [] } = answer.body as { readonly sessions?: readonly { id: string; current: boolean }[] };
    return { id: sessions.find(({ current }) => !current)?.id ?? 'none' };
  },
  'POST /session/codes': async (server) => ({ body: codesBody(server) }),
  'POST /session/codes/off': async (server, headers) => {
    await server.call('POST', '/admin/session/codes', codesBody(server), headers);
    return { body: { password: StaffFixture.password } };
  },
  'PATCH /settings': async () => ({ body: { phone: '+91 80 4718 2200' }, headers: ANY_STATE }),
  'POST /staff': async () => ({ body: { ...NAME_AND_ROLE, email: 'leela@shop.example' } }),
  'PATCH /staff/:id': async ({ join }) => ({ body: { role: 'manager' }, id: (await join('packer', 'leela')).id }),
  'POST /keys': async () => ({ body: NAME_AND_ROLE }),
  'DELETE /keys/:id': async ({ addKey }) => ({ id: (await addKey('packer')).id }),
  'POST /coupons': async () => ({ body: { name: 'DIWALI', percent: 10, minimum: 100_000 } }),
  'PATCH /coupons/:id': async () => ({ body: { mostUses: 100 }, id: 'new-year' }),
  'POST /mails/:id/again': async ({ fixture: { backEnd, ports }, placeOrder }) => {
    await placeOrder();
    await backEnd.runJobs();
    return { id: (await ports.mails.to(asha.email))[0]?.id ?? '' };
  },
  'POST /jobs/:id/retry': async ({ fixture: { ports } }) => {
    await ports.jobs.add({ topic: 'checkout', subject: 'checkout-9', runAt: '2999-01-01T00:00:00+00:00' });
    return { id: `${(await ports.jobs.jobOf('checkout', 'checkout-9'))?.id}` };
  },
  'POST /payments/:id/refund': async ({ fixture: { ports } }) => {
    const payment = { paymentId: 'pay_9', providerOrderId: 'order_9', amount: 10_000, status: 'captured' } as const;
    await ports.payments.put({ ...payment, problem: 'unknown-checkout', receivedAt: '2026-01-01T00:00:00+00:00' });
    return { id: 'pay_9' };
  },
  'POST /stock/movements': async () => ({
    body: { movements: [{ sku: 'tee', kind: 'receive', quantity: 3, reason: 'Delivery' }] },
  }),
  'GET /orders/:id': placed(),
  'POST /orders/:id/pack': placed(),
  'POST /orders/:id/ship': placed({ carrier: 'DTDC', trackingNumber: 'D1' }),
  'POST /orders/:id/deliver': async (server) => {
    const id = await server.placeOrder();
    await server.fixture.admin.orders.ship(server.fixture.owner, id, { carrier: 'DTDC', trackingNumber: 'D1' });
    return { id };
  },
  'POST /orders/:id/cancel': placed({ reason: 'fraud', note: 'Two cards', refund: true, restock: false }),
  'POST /orders/:id/notes': placed({ text: 'Gift' }),
  'POST /orders/:id/refunds': placed({ amount: 10_000, restock: false, reason: 'Torn' }),
  'POST /refunds/:id/retry': async ({ fixture: { admin, owner, ports }, placeOrder }) => {
    const request = { amount: 10_000, reason: 'Torn' };
    const asked = await admin.orders.refund(owner, await placeOrder(), request, false);
    const { id = '' } = asked as { readonly id?: string };
    await ports.refunds.update({ id, status: 'failed' });
    await ports.payments.addRefunded([...ports.tables.payments.keys()][0] ?? '', -10_000);
    return { id };
  },
  'POST /returns/:id/receive': async (server) => ({ id: await askedReturn(server), body: { restock: true } }),
  'POST /returns/:id/refund': async (server) => ({ id: await receivedReturn(server) }),
  'POST /returns/:id/exchange': async (server) => ({
    id: await receivedReturn(server, 'tee-l'),
    body: { carrier: 'DTDC', trackingNumber: 'D2' },
  }),
  'POST /returns/:id/refuse': async (server) => ({ id: await askedReturn(server), body: { note: 'Worn' } }),
  'POST /styles': async () => ({ body: { title: 'Raincoat', creator: '@zoya.aftersix' } }),
  'GET /styles/:id': async () => ({ id: 'tee' }),
  'PATCH /styles/:id': async () => ({ id: 'tee', body: { care: 'Wash cold' }, headers: ANY_STATE }),
  'POST /styles/:id/pictures': async () => ({ id: 'tee', ...pictureForm(A_PHOTOGRAPH) }),
  'DELETE /styles/:id/pictures/:pictureId': async () => ({ id: 'tee', pictureId: 'front' }),
  'POST /products': async () => ({ body: { styleId: 'tee', size: 'L', price: 49_900 } }),
  'POST /products/import': async () => formOf('products', 'new.json', writeJsonProducts([{ ...tee, isListed: false }])),
  'POST /pictures': async () => formOf('picture', 'tee.gif', 'GIF89a'),
  'DELETE /samples': async ({ call, fixture: { ports } }) => {
    await signUp(call, { ...asha, email: ports.setup.samples.shopper });
    return {};
  },
  'GET /products/:sku': async () => ({ sku: 'tee' }),
  'PATCH /products/:sku': async () => ({ sku: 'tee', body: { price: 39_900 }, headers: ANY_STATE }),
  'POST /products/bulk': async () => ({ body: CHEAPER }),
  'POST /products/bulk/:id/undo': async ({ fixture: { admin, owner } }) => {
    const changed = await admin.catalogue.changeManyProducts(owner, CHEAPER.skus, CHEAPER.change);
    return { id: (changed as { readonly id?: string }).id ?? '' };
  },
};

/** Lets who calls have another session. */
async function signInAgain({ fixture }: Server, { cookie = '' }: Headers) {
  const { ports, admin } = fixture;
  const caller = await admin.authenticate({ session: cookie.split('=')[1] ?? '' });
  const member = typeof caller === 'string' ? undefined : ports.tables.staff.get(caller.actor.id);
  if (member !== undefined) await fixture.signIn(member.email);
}

function codesBody({ fixture: { ports } }: Server) {
  const secret = ports.codes.newSecret();
  return { secret, code: ports.codes.codeAt(ports.clock.now()), password: StaffFixture.password };
}

/** An order that nobody has packed, with this body. */
function placed(body?: object) {
  return async ({ placeOrder }: Server) => ({ id: await placeOrder(), ...(body && { body }) });
}

/** A return that the shopper has asked for, for money or for another size. Resolves with its id. */
async function askedReturn({ fixture, placeOrder }: Server, exchangeFor?: string): Promise<string> {
  const { backEnd, ports } = fixture;
  const large = { ...tee, key: 'tee-l', id: 99, size: 'L', style: 'tee', isListed: true };
  await ports.products.import([{ ...tee, style: 'tee', isListed: true }, large]);
  ports.clock.advance(60_000);
  const orderId = await placeOrder();
  await backEnd.fulfilOrder.ship(orderId, { carrier: 'DTDC', trackingNumber: 'D1' }, 'Ravi');
  await backEnd.fulfilOrder.deliver(orderId, 'Ravi');
  const shopperId = ports.tables.orders.get(orderId)?.shopperId ?? '';
  await backEnd.askForReturn(shopperId, orderId, {
    lines: [{ key: 'tee', quantity: 1, reason: 'too-small', exchangeFor }],
  });
  return (await ports.returns.ofOrder(orderId))[0]?.id ?? '';
}

async function receivedReturn(server: Server, exchangeFor?: string): Promise<string> {
  const id = await askedReturn(server, exchangeFor);
  await server.fixture.backEnd.settleReturn.receive(id, { restock: true }, 'Ravi');
  return id;
}

/** Each call that needs a session. */
const routes = adminRoutes(makeBackEnd(new MemoryBackEndPorts()).admin).filter(({ needsSession }) => needsSession);

async function make(server: Server, { method, path }: (typeof routes)[number], headers: Headers) {
  const { body, headers: own, ...ids } = (await requests[`${method} ${path}`]?.(server, headers)) ?? {};
  const parameters = new Map<string, string>(Object.entries(ids));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => parameters.get(name) ?? '');
  const before = (await server.fixture.activity()).length;
  const answer = await server.call(method, `/admin${filled}`, body, { ...headers, ...own });
  return { ...answer, logged: (await server.fixture.activity()).length - before };
}

/** Callers whom nothing opens. */
const strangers: Readonly<Record<string, (server: Server) => Promise<Headers>>> = {
  nobody: async () => OWN_SITE,
  "a shopper's token": async ({ call }) => ({
    ...OWN_SITE,
    authorization: await signUp(call, { ...asha, email: 'meher@example.com' }),
  }),
  "a shopper's token as an API key": async ({ call }) => ({
    authorization: `Bearer ${await signUp(call, { ...asha, email: 'meher@example.com' })}`,
  }),
  "a shopper's token as a session": async ({ call }) =>
    withSession(await signUp(call, { ...asha, email: 'meher@example.com' })),
  'a session that has ended': async ({ call, fixture }) => {
    const headers = withSession((await fixture.signIn()).token);
    await call('DELETE', '/admin/session', undefined, headers);
    return headers;
  },
  'a person whose account is disabled': async ({ fixture, join }) => {
    const { id, headers } = await join('owner', 'meher');
    await fixture.admin.changeStaff(fixture.owner, id, { isDisabled: true });
    return headers;
  },
  'an API key that has ended': async ({ fixture, addKey }) => {
    const { id, headers } = await addKey('owner');
    await fixture.admin.endKey(fixture.owner, id);
    return headers;
  },
  'an invitation': async ({ fixture }) => withSession(await fixture.invite('kiran@shop.example', 'owner')),
};

const callers: readonly (readonly [string, StaffRole, (server: Server) => Promise<Headers>])[] = STAFF_ROLES.flatMap(
  (role) => [
    [`a session of the role ${role}`, role, async ({ join }: Server) => (await join(role)).headers] as const,
    [`an API key of the role ${role}`, role, async ({ addKey }: Server) => (await addKey(role)).headers] as const,
  ],
);

describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  'The call %s',
  (_name, route) => {
    it.each(Object.entries(strangers))('is refused to %s', async (_caller, headersOf) => {
      const server = await staffServer();
      const { status, body, logged } = await make(server, route, await headersOf(server));
      expect([status, body, logged]).toEqual([401, { errors: ['Please sign in.'] }, 0]);
    });

    it.each(callers)('is answered to %s as the table of actions says', async (caller, role, headersOf) => {
      const server = await staffServer();
      const { status, body, logged } = await make(server, route, await headersOf(server));
      if (route.action !== undefined && !mayDo(role, route.action)) {
        expect([status, body, logged]).toEqual([403, { errors: ['Your role does not allow this.'] }, 0]);
      } else if (route.isPersonal && caller.startsWith('an API key')) {
        expect([status, body, logged]).toEqual([403, { errors: ['An API key has no account of its own.'] }, 0]);
      } else {
        expect([status, logged]).toEqual([route.status ?? 200, route.method === 'GET' ? 0 : 1]);
        await expectDescribed(route.method, `/admin${route.path.replace(/:(\w+)/g, '{$1}')}`, { status, body });
      }
    });

    it('checks who calls before it reads the body', async () => {
      const { call } = await staffServer();
      const { status } = await call(
        route.method,
        `/admin${route.path}`,
        route.method === 'GET' ? undefined : '{',
        OWN_SITE,
      );
      expect(status).toBe(401);
    });
  },
);
