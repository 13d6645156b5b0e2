import { describe, expect, it } from 'vitest';
import { StructuredLog } from './StructuredLog.ts';
import { memoryServer } from './testing/memoryServer.ts';

const asha = { email: 'asha@example.com', password: 'ashas secret', firstName: 'Asha' };

function recordedLog(level: 'info' | 'warn' | 'error' = 'info') {
  const lines: string[] = [];
  const log = new StructuredLog(level, { write: (line) => void lines.push(line) });
  return { log, lines, entries: () => lines.map((line) => JSON.parse(line)) };
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
    const common = { level: 30, msg: 'Request', ms: expect.any(Number), reqId: expect.any(String) };
    expect(entries()).toMatchObject([
      { ...common, method: 'POST', route: '/api/auth/signup', status: 201 },
      { ...common, method: 'DELETE', route: '/api/user/cart/:id', status: 200 },
      { ...common, method: 'GET', route: 'none', status: 404 },
    ]);
    expect(new Set(entries().map(({ reqId }) => reqId)).size).toBe(3);
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
    expect(request).toMatchObject({ reqId: failure.reqId, status: 500 });
  });

  it('has no entry of an error that is the fault of the client', async () => {
    const { log, entries } = recordedLog('warn');
    const { app } = memoryServer({ log: log.logger });
    await app.inject({ method: 'POST', url: '/api/auth/login', payload: {} });
    expect(entries()).toEqual([]);
  });
});
