import type { FastifyInstance, InjectOptions } from 'fastify';

const ANY_ORIGIN = 'http://shop.invalid';
const BODILESS_STATUSES: readonly number[] = [204, 205, 304];

/** Returns a `fetch` that calls the server in process, without a network. The origin of the URL is ignored. */
export function injectFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, ANY_ORIGIN), init);
    const { pathname, search } = new URL(request.url);
    const payload = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    const response = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      ...(payload !== undefined && { payload }),
    });
    const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const body = BODILESS_STATUSES.includes(response.statusCode) ? null : new Uint8Array(response.rawPayload);
    return new Response(body, { status: response.statusCode, headers });
  };
}
