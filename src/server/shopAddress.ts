import type { ServerConfiguration } from './configuration.ts';

/** Returns the origin of the shop in links: `SITE_URL`, or the address that the server listens on. */
export function shopAddress({ siteUrl, host, port }: Pick<ServerConfiguration, 'siteUrl' | 'host' | 'port'>): string {
  return new URL(siteUrl ?? `http://${host}:${port}`).origin;
}
