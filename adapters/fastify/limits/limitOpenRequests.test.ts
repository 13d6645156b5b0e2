import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { limitOpenRequests } from './limitOpenRequests.ts';

const ALWAYS = ['/health', '/live', '/metrics'];

/** A server whose calls of /slow are answered when `answer` is called. */
function busyServer(most: number) {
  const waiting: (() => void)[] = [];
  const app = Fastify();
  limitOpenRequests(app, most);
  app.post('/slow', () => new Promise((resolve) => waiting.push(() => resolve({ status: 'ok' }))));
  app.post('/failing', async () => Promise.reject(new Error('failing')));
  for (const path of ALWAYS) app.get(path, async () => ({ status: 'ok' }));
  return { app, waiting };
}

const slow = { method: 'POST', url: '/slow', payload: {} } as const;
/** Waits until so many calls wait for their answer. */
const untilThereAre = (count: number, waiting: readonly unknown[]) => vi.waitUntil(() => waiting.length === count);

it('refuses a request while the most are being worked on, and answers those and later ones', async () => {
  const { app, waiting } = busyServer(2);
  const accepted = [app.inject(slow), app.inject(slow)];
  await untilThereAre(2, waiting);
  const refused = await app.inject(slow);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.json()).toEqual({ errors: ['The shop is busy at the moment. Please try again.'] });
  for (const path of ALWAYS) expect((await app.inject(path)).statusCode).toBe(200);
  for (const answer of waiting.splice(0)) answer();
  expect((await Promise.all(accepted)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const later = app.inject(slow);
  await untilThereAre(1, waiting);
  for (const answer of waiting) answer();
  expect((await later).statusCode).toBe(200);
});

it('counts no request that has failed or was refused', async () => {
  const { app, waiting } = busyServer(1);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect((await app.inject({ ...slow, url: '/failing' })).statusCode).toBe(500);
  }
  const accepted = app.inject(slow);
  await untilThereAre(1, waiting);
  for (let attempt = 0; attempt < 3; attempt += 1) expect((await app.inject(slow)).statusCode).toBe(503);
  for (const answer of waiting) answer();
  expect((await accepted).statusCode).toBe(200);
});

it('counts no request whose body has not arrived', async () => {
  const { app } = busyServer(1);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const unfinished = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('{')) });
  const abort = new AbortController();
  const headers = { 'content-type': 'application/json' };
  const options = { method: 'POST', headers, body: unfinished, duplex: 'half', signal: abort.signal } as const;
  const sending = fetch(`${address}/slow`, options).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await fetch(`${address}/failing`, { method: 'POST' })).status).toBe(500);
  abort.abort();
  await sending;
  await app.close();
});

it('counts a request whose client has gone until its work is done', async () => {
  const { app, waiting } = busyServer(1);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const abort = new AbortController();
  const sending = fetch(`${address}/slow`, { method: 'POST', signal: abort.signal }).catch(() => undefined);
  await untilThereAre(1, waiting);
  abort.abort();
  await sending;
  expect((await fetch(`${address}/failing`, { method: 'POST' })).status).toBe(503);
  for (const answer of waiting) answer();
  await expect.poll(async () => (await fetch(`${address}/failing`, { method: 'POST' })).status).toBe(500);
  await app.close();
});
