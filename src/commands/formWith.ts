import { randomUUID } from 'node:crypto';
import type { Content } from './ShopClient.ts';

const encoder = new TextEncoder();

/** Returns a form with a file, which is sent piece by piece, and texts in front of it. */
export function formWith(
  file: { readonly field: string; readonly name: string; readonly bytes: AsyncIterable<Uint8Array> },
  texts: Readonly<Record<string, string>> = {},
): Content & { readonly bytes: AsyncIterable<Uint8Array> } {
  const boundary = randomUUID();
  const start = (field: string, more = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${more}\r\n`;
  async function* bytes() {
    for (const [field, text] of Object.entries(texts)) yield encoder.encode(`${start(field)}\r\n${text}\r\n`);
    const name = `; filename="${file.name.replaceAll(/["\r\n]/g, '_')}"`;
    yield encoder.encode(`${start(file.field, name)}content-type: application/octet-stream\r\n\r\n`);
    yield* file.bytes;
    yield encoder.encode(`\r\n--${boundary}--\r\n`);
  }
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: bytes() };
}
