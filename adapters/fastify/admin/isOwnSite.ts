import type { FastifyRequest } from 'fastify';
import { requestOrigin } from '../storefront/requestOrigin.ts';

/** Whether a browser says that the shop itself has made a request: by `Sec-Fetch-Site`, or by `Origin` where it sends no such header. */
export function isOwnSite(request: FastifyRequest, siteUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && [siteUrl, requestOrigin(request)].includes(origin);
}
