import type { FastifyRequest } from 'fastify';

/** Returns the shop's origin as the client sees it, such as `https://shop.example`. A host that is none of a URL counts as `localhost`. */
export function requestOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  const url = `${protocol}://${host}`;
  return URL.canParse(url) ? new URL(url).origin : `${protocol}://localhost`;
}
