import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StructuredLog } from './StructuredLog.ts';
import { memoryServer } from './testing/memoryServer.ts';

const asha = { email: 'asha@example.com', password: 'ashas secret', firstName: 'Asha' };

function recordedLog(level: 'info' | 'warn' | 'error' = 'info') {
  const lines: string[] = [];
  const log = new StructuredLog(level, { write: (line) => void lines.push(line) });
  return { log, lines, entries: () => lines.map((line) => JSON.parse(line)) };
}

/** The second half of a body comes in a packet of its own. */
function lateBody(content: object): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return new ReadableStream({
    async start(body) {
      body.enqueue(bytes.subarray(0, 10));
      await wait(50);
      body.enqueue(bytes.subarray(10));
      body.close();
    },
  });
}

describe('StructuredLog', () => {
  it('writes one line of JSON for each entry', () => {
    const { log, entries } = recordedLog();
    log.info('An order was made', { paymentId: 'pay_1' });
    log.error('An event failed', new Error('nothing there'), { eventId: 'e1' });
    expect(entries()).toMatchObject([
      { level: 30, msg: 'An order was made', paymentId: 'pay_1', time: expect.any(Number) },
      { level: 50, msg: 'An event failed', eventId: 'e1', err: { name: 'Error', message: 'nothing there' } },
    ]);
  });

  it('leaves entries below its level out', () => {
    const { log, lines } = recordedLog('error');
    log.info('not written');
    expect(lines).toEqual([]);
  });

  it('has no tokens, passwords, e-mails and addresses', () => {
    const { log, lines } = recordedLog();
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln';
    log.info('fields', { ...asha, token, shopper: asha, order: { deliveryAddress: { street: '12 Hill Road' } } });
    const error = new Error(`Key (email_key)=(asha@example.com) exists, token ${token}`, { cause: 'asha@example.com' });
    log.error('an error', Object.assign(error, { code: '23505', detail: 'Failing row contains (12 Hill Road)' }));
    log.error('a text', 'asha@example.com');
    for (const secret of [asha.email, asha.password, token, '12 Hill Road']) expect(lines.join()).not.toContain(secret);
    expect(lines.join()).toContain('23505');
  });
});

describe("The server's log", () => {
  it('has for each request its method, route, status, duration and id, and nothing personal', async () => {
    const { log, lines, entries } = recordedLog();
    const { app } = memoryServer({ log: log.logger });
    const signup = await app.inject({ method: 'POST', url: '/api/auth/signup', payload: asha });
    const { encodedToken } = signup.json();
    await app.inject({
      method: 'DELETE',
      url: '/api/user/cart/private-id?private-query',
      headers: { authorization: encodedToken },
    });
    await app.inject({ url: '/private-path' });
    const common = { level: 30, msg: 'Request', ms: expect.any(Number), trace_id: expect.any(String) };
    expect(entries()).toMatchObject([
      { ...common, method: 'POST', route: '/api/auth/signup', status: 201 },
      { ...common, method: 'DELETE', route: '/api/user/cart/:id', status: 200 },
      { ...common, method: 'GET', route: 'none', status: 404 },
    ]);
    expect(new Set(entries().map(({ trace_id }) => trace_id)).size).toBe(3);
    for (const secret of [asha.email, asha.password, 'Asha', encodedToken, 'private']) {
      expect(lines.join()).not.toContain(secret);
    }
  });

  it('has the cause of an unexpected error, with the id of the request', async () => {
    const { log, entries } = recordedLog();
    const { app, ports } = memoryServer({ log: log.logger });
    ports.products.version = () => Promise.reject(new Error('the cause'));
    expect((await app.inject({ url: '/api/products' })).statusCode).toBe(500);
    const [failure, request] = entries();
    expect(failure).toMatchObject({ level: 50, msg: 'A request failed', err: { message: 'the cause' } });
    expect(failure.err.stack).toContain('StructuredLog.test.ts');
    expect(request).toMatchObject({ trace_id: failure.trace_id, status: 500 });
  });

  it('names the trace of a request in what its use case logs, also when its body comes late, over a shared connection', async () => {
    const { log, entries } = recordedLog();
    const { app, ports } = memoryServer();
    onTestFinished(() => app.close());
    ports.shoppers.withEmail = async (email) => void log.info('Looked for a shopper', { step: email.slice(0, 1) });
    const address = await app.listen({ port: 0 });
    const traces = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
    const login = (trace: string) =>
      fetch(`${address}/api/auth/login`, {
        ...{ method: 'POST', duplex: 'half' as const },
        body: lateBody({ email: `${trace[0]}@example.com`, password: 'any password' }),
        headers: { 'content-type': 'application/json', traceparent: `00-${trace}-00f067aa0ba902b7-01` },
      });
    for (const trace of traces) expect((await login(trace)).status).toBe(404);
    expect(entries().map(({ step, trace_id }) => [step, trace_id])).toEqual(traces.map((trace) => [trace[0], trace]));
  });

  it('has no entry of an error that is the fault of the client', async () => {
    const { log, entries } = recordedLog('warn');
    const { app } = memoryServer({ log: log.logger });
    await app.inject({ method: 'POST', url: '/api/auth/login', payload: {} });
    expect(entries()).toEqual([]);
  });
});
