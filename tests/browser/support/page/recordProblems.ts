import type { Page } from 'playwright-core';

/** Records console errors and warnings, uncaught errors, failed requests and requests to other hosts. Returns the growing list. */
export function recordProblems(page: Page, address: string): readonly string[] {
  const problems: string[] = [];
  const { host } = new URL(address);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser aborts the loading of a video that leaves the window.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['data:', 'blob:'].includes(url.protocol)) return;
    if (url.host !== host) problems.push(`foreign host: ${request.url()}`);
  });
  page.on('websocket', (socket) => problems.push(`web socket: ${socket.url()}`));
  return problems;
}
