import { Agent, get, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { ListedProducts } from '../../core/backend/ports/ForStoringProducts.ts';
import { memoryServer } from './testing/memoryServer.ts';

/** Returns the response of a request over the network, after its body. */
function responseOf(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => response.resume().on('end', () => resolve(response))).on('error', reject);
  });
}

describe('A server that closes', () => {
  it('finishes open requests, says that their connections end, and accepts no new one', async () => {
    const { app, ports } = memoryServer();
    let finish = (_listed: ListedProducts) => {};
    const listed = new Promise<ListedProducts>((resolve) => {
      finish = resolve;
    });
    const asked = new Promise<void>((resolve) => {
      ports.products.listed = () => {
        resolve();
        return listed;
      };
    });
    const closes = new Promise<void>((resolve) => {
      app.addHook('preClose', async () => resolve());
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const open = responseOf(`${url}/api/products`, new Agent({ keepAlive: true }));
    await asked;
    const closing = app.close();
    await closes;
    finish({ products: [], version: 0 });
    const response = await open;
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
    await closing;
    await expect(responseOf(`${url}/health`, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('goes on answering while it drains, without keeping connections, and reports that it closes', async () => {
    const { app } = memoryServer({ drainMs: 50 });
    // Runs after the server's own hook and holds it open until the requests below have their answers, however busy the machine is.
    let drainedFor = 0;
    let endDrain = () => {};
    const requestsAnswered = new Promise<void>((resolve) => {
      endDrain = resolve;
    });
    app.addHook('preClose', () => {
      drainedFor = performance.now() - before;
      return requestsAnswered;
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const before = performance.now();
    const closing = app.close();
    const products = await responseOf(`${url}/api/products`, new Agent({ keepAlive: true }));
    expect([products.statusCode, products.headers.connection]).toEqual([200, 'close']);
    expect((await responseOf(`${url}/health`, new Agent())).statusCode).toBe(503);
    expect((await responseOf(`${url}/live`, new Agent())).statusCode).toBe(200);
    endDrain();
    await closing;
    // A timer may fire up to 1 ms early.
    expect(drainedFor).toBeGreaterThanOrEqual(49);
    await expect(responseOf(`${url}/health`, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('closes idle connections at once', async () => {
    const { app } = memoryServer();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    await responseOf(`${url}/health`, new Agent({ keepAlive: true }));
    // Would otherwise take until the connection has been idle for 72 s, longer than a test may take.
    await app.close();
  });
});
