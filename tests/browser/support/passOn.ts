import type { IncomingMessage } from 'node:http';

/** Passes a request of Node's HTTP server on to a `fetch`. Resolves with its response; rejects when it rejects. */
export async function passOn(request: IncomingMessage, fetch: typeof globalThis.fetch): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const { method = 'GET', headers, url = '/' } = request;
  return fetch(`http://shop${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ...(body.length > 0 && { body }),
  });
}
