/** The time for which a browser calls the shop over https only, in seconds: one year. */
const HTTPS_ONLY_S = 365 * 24 * 60 * 60;

/** Headers of every response, unless the storefront sends other ones: the response is data, which no page shows and no cache keeps. */
export function commonHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps && { 'strict-transport-security': `max-age=${HTTPS_ONLY_S}; includeSubDomains` }),
  };
}
