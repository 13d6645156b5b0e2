import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { CompressedText, type Use } from './CompressedText.ts';

const USES: readonly Use[] = ['often', 'once'];
const LENGTHS = [0, 1, 1_023, 1_024, 100_000];
const words = Array.from({ length: 20_000 }, (_, at) => `${at * at} ₹`).join(' ');

describe('A compressed text', () => {
  it.each(USES)('is the text again once it is decompressed, whatever its length: sent %s', async (use) => {
    for (const length of LENGTHS) {
      const text = words.slice(0, length);
      expect(await bodySent(new CompressedText(text, use), 'br', brotliDecompressSync)).toBe(text);
      expect(await bodySent(new CompressedText(text, use), 'gzip', gunzipSync)).toBe(text);
    }
  });

  it('is smaller when it is sent often', async () => {
    const [often, once] = await Promise.all(USES.map((use) => bytesSent(new CompressedText(words, use), 'br')));
    expect(often?.length).toBeLessThan(once?.length ?? 0);
  });
});

async function bodySent(text: CompressedText, encoding: string, decompress: (bytes: Buffer) => Buffer) {
  return decompress(await bytesSent(text, encoding)).toString();
}

async function bytesSent(text: CompressedText, encoding: string): Promise<Buffer> {
  const app = Fastify();
  app.get('/', (request, reply) => text.send(request, reply.type('text/plain')));
  const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
  expect(headers['content-encoding']).toBe(encoding);
  return rawPayload;
}
