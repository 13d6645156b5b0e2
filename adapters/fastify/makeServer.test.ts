import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
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
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const open = responseOf(`${url}/api/products`, new Agent({ keepAlive: true }));
    await asked;
    const closing = app.close();
    await wait(50);
    finish({ products: [], version: 0 });
    const response = await open;
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
    await closing;
    await expect(responseOf(`${url}/health`, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('goes on answering while it drains, without keeping connections, and reports that it closes', async () => {
    const { app } = memoryServer({ drainMs: 300 });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const closing = app.close();
    const products = await responseOf(`${url}/api/products`, new Agent({ keepAlive: true }));
    expect([products.statusCode, products.headers.connection]).toEqual([200, 'close']);
    expect((await responseOf(`${url}/health`, new Agent())).statusCode).toBe(503);
    expect((await responseOf(`${url}/live`, new Agent())).statusCode).toBe(200);
    await closing;
    await expect(responseOf(`${url}/health`, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('closes idle connections at once', async () => {
    const { app } = memoryServer();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    await responseOf(`${url}/health`, new Agent({ keepAlive: true }));
    const before = performance.now();
    await app.close();
    expect(performance.now() - before).toBeLessThan(2000);
  });
});
