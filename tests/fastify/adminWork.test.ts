import { beforeEach, describe, expect, it } from 'vitest';
import { staffServer, withHeaders } from './staffServer.ts';
import { asha, type Call } from './testServer.ts';

let server: Awaited<ReturnType<typeof staffServer>>;
let asRavi: Call;
beforeEach(async () => {
  server = await staffServer();
  asRavi = withHeaders(server.call, server.ravi);
});
const body = async (path: string) => Object((await asRavi('GET', `/admin/${path}`)).body);
const logged = async (action: string) =>
  (await server.fixture.activity()).filter((entry) => entry.action === action).map(({ subject }) => subject);

describe('Today', () => {
  it('counts what waits, with where it is done', async () => {
    const tasks = async () => (await body('today')).tasks.filter(({ count }: { readonly count: number }) => count > 0);
    expect(await tasks()).toEqual([]);
    const id = await server.placeOrder();
    const toPack = { kind: 'to-pack', count: 1, link: '/admin/orders?state=placed', oldestAt: expect.any(String) };
    expect(await tasks()).toEqual([toPack]);
    await asRavi('POST', `/admin/orders/${id}/pack`);
    expect(await tasks()).toEqual([{ ...toPack, kind: 'to-ship', link: '/admin/orders?state=packed' }]);
  });
});

describe('The mails', () => {
  const mails = async (query = '') => (await body(`mails${query}`)).mails;

  it('are listed page by page, without what they say', async () => {
    await server.placeOrder();
    await server.fixture.backEnd.runJobs();
    const all = await mails();
    const placed = all.find(({ kind }: { readonly kind: string }) => kind === 'order-placed');
    expect(placed).toEqual({
      ...{ id: expect.stringContaining('order-placed-'), kind: 'order-placed', to: asha.email },
      ...{ createdAt: expect.any(String), sentAt: expect.any(String) },
    });
    expect(JSON.stringify(all)).not.toMatch(/token|Hill Road/);
    expect(await mails(`?after=${all[0].id}`)).toEqual(all.slice(1));
  });

  it('are sent again, which is logged', async () => {
    await server.placeOrder();
    const sent = () => server.fixture.ports.mail.sent.filter(({ content }) => content.kind === 'order-placed').length;
    await server.fixture.backEnd.runJobs();
    expect(sent()).toBe(1);
    const { id } = (await mails()).find(({ kind }: { readonly kind: string }) => kind === 'order-placed');
    expect(await asRavi('POST', `/admin/mails/${id}/again`)).toMatchObject({ status: 200, body: { mail: { id } } });
    await server.fixture.backEnd.runJobs();
    expect([sent(), await logged('mails.resend')]).toEqual([2, [{ kind: 'mail', id }]]);
    expect(await asRavi('POST', '/admin/mails/unknown/again')).toMatchObject({ status: 404 });
  });
});

describe('The jobs', () => {
  it('that were given up come first and are run again, which is logged', async () => {
    const { jobs } = server.fixture.ports;
    const at = '2026-01-01T00:00:00+00:00';
    for (const subject of ['a', 'b']) await jobs.add({ topic: 'refund', subject, runAt: at });
    const job = (await jobs.claim('refund', at, at, 2)).find(({ subject }) => subject === 'b');
    if (job !== undefined) await jobs.giveUp(job, at, 'The account is empty');
    const [first] = (await body('jobs')).jobs;
    expect(first).toMatchObject({ subject: 'b', lastError: 'The account is empty', failedAt: at });
    expect(await body(`jobs?after=given-up-${first.id}`)).not.toMatchObject({ jobs: [{ subject: 'b' }] });
    const again = await asRavi('POST', `/admin/jobs/${first.id}/retry`);
    expect(again).toMatchObject({ status: 200, body: { job: { id: first.id, attempts: 0 } } });
    expect(Object(again.body).job).not.toHaveProperty('failedAt');
    expect(await logged('jobs.retry')).toEqual([{ kind: 'job', id: `${first.id}` }]);
    for (const unknown of ['0', 'x', '1e99'])
      expect(await asRavi('POST', `/admin/jobs/${unknown}/retry`)).toMatchObject({ status: 404 });
  });
});

describe('A payment that paid no order', () => {
  it('is listed and given back once, which is logged', async () => {
    const { payments } = server.fixture.ports;
    const payment = { providerOrderId: 'order_9', amount: 10_000, status: 'captured' } as const;
    const receivedAt = '2026-01-01T00:00:00+00:00';
    await payments.put({ ...payment, paymentId: 'pay_9', problem: 'unknown-checkout', receivedAt });
    const shown = { id: 'pay_9', providerOrderId: 'order_9', problem: 'unknown-checkout', receivedAt, amount: 10_000 };
    expect(await body('payments/problems')).toEqual({ payments: [{ ...shown, refunded: 0 }] });
    const refund = () => asRavi('POST', '/admin/payments/pay_9/refund');
    expect(await refund()).toMatchObject({ status: 201, body: { refund: { id: expect.any(String) } } });
    expect(await refund()).toMatchObject({ status: 422, body: { errors: ['The payment is refunded already'] } });
    expect(await body('payments/problems')).toEqual({ payments: [{ ...shown, refunded: 10_000 }] });
    expect(await logged('orders.refund')).toEqual([{ kind: 'payment', id: 'pay_9' }]);
  });
});
