import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { CatalogueTexts } from './CatalogueTexts.ts';
import { CompressedText } from './CompressedText.ts';

const PRODUCTS = [] as const;
const LENGTH = 10;

/** Texts of 10 bytes with their keys. `made` has the keys of those that were made. */
function textsOf(mostBytes?: number) {
  const made: string[] = [];
  const texts = new CatalogueTexts(mostBytes);
  const ask = (key: string, products: readonly never[] = PRODUCTS, isKept = true) =>
    texts.get(products, key, async () => {
      made.push(key);
      await new Promise((resolve) => setImmediate(resolve));
      if (key === '/broken') throw new Error('broken');
      const text = key.padEnd(LENGTH - key.length);
      return isKept ? new CompressedText(text) : text;
    });
  return { texts, ask, made };
}

describe('Texts of the catalogue', () => {
  it('are made once, also when several ask at once', async () => {
    const { ask, made } = textsOf();
    const [one, other] = await Promise.all([ask('/'), ask('/')]);
    expect(one).toBe(other);
    expect(await ask('/')).toBe(one);
    expect(made).toEqual(['/']);
  });

  it('are made again for other products, also for those of an earlier time', async () => {
    const { ask, made } = textsOf();
    for (const products of [PRODUCTS, [], PRODUCTS]) await ask('/', products);
    expect(made).toEqual(['/', '/', '/']);
  });

  it('of earlier products are not kept when others came meanwhile', async () => {
    const { ask, made } = textsOf();
    const later: readonly never[] = [];
    await Promise.all([ask('/a'), ask('/b', later)]);
    await ask('/a', later);
    await ask('/b', later);
    expect(made).toEqual(['/a', '/b', '/a']);
  });

  it('are kept alone: nothing else is, and no failure', async () => {
    const { ask, made } = textsOf();
    for (let time = 0; time < 2; time += 1) {
      expect(await ask('/missing', PRODUCTS, false)).toBe('/missing');
      await expect(ask('/broken')).rejects.toThrow('broken');
    }
    expect(made).toEqual(['/missing', '/broken', '/missing', '/broken']);
  });

  it('are kept up to so many bytes, the least recently used not', async () => {
    const { ask, made, texts } = textsOf(2 * LENGTH);
    for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await ask(path);
    expect(made).toEqual(['/a', '/b', '/c', '/b']);
    expect(texts.bytes).toBe(2 * LENGTH);
  });

  it('count with what is compressed of them', async () => {
    const { texts } = textsOf();
    const text = new CompressedText('x'.repeat(5_000));
    await texts.get(PRODUCTS, '/', async () => text);
    const app = Fastify();
    app.get('/', (request, reply) => text.send(request, reply.type('text/plain')));
    const encodings = ['br', 'gzip', 'br'];
    const sent = encodings.map(async (encoding) => {
      const { rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
      return rawPayload.byteLength;
    });
    const [brotli = 0, gzip = 0] = await Promise.all(sent);
    expect(texts.bytes).toBe('/'.length + 5_000 + brotli + gzip);
  });

  it('leave when what is compressed of them is too much', async () => {
    const { ask, texts, made } = textsOf(3 * LENGTH);
    await ask('/a');
    await ask('/c');
    const text = await ask('/b');
    const app = Fastify();
    app.get('/', (request, reply) => (text as CompressedText).send(request, reply.type('text/plain')));
    await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect(texts.bytes).toBeLessThanOrEqual(3 * LENGTH);
    for (const path of ['/b', '/c', '/a']) await ask(path);
    expect(made).toEqual(['/a', '/c', '/b', '/a']);
  });

  it('are kept beside one that is larger than all that are kept', async () => {
    const { ask, made } = textsOf(2 * LENGTH);
    const large = '/'.repeat(5 * LENGTH);
    for (const path of [large, '/a', large, '/a']) await ask(path);
    expect(made).toEqual([large, '/a']);
  });
});
