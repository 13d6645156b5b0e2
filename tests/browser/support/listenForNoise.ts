import type { Page } from 'playwright-core';

/** Notes everything a page complains about, and every request to a host other than the shop's; the list grows. */
export function listenForNoise(page: Page, address: string): readonly string[] {
  const noise: string[] = [];
  const { host } = new URL(address);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A video that is no longer in view stops loading; that is nobody's failure.
    if (reason !== 'net::ERR_ABORTED') noise.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['data:', 'blob:'].includes(url.protocol)) return;
    if (url.host !== host) noise.push(`foreign host: ${request.url()}`);
  });
  page.on('websocket', (socket) => noise.push(`web socket: ${socket.url()}`));
  return noise;
}
