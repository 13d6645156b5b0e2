import type { Socket } from 'node:net';

type Failure = { readonly status: string; readonly text: string };

const FAILURES: Readonly<Record<string, Failure>> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', text: 'The headers are too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', text: 'The request took too long' },
};
const BAD_REQUEST: Failure = { status: '400 Bad Request', text: 'The request is not valid HTTP' };

/** Answers a request that Node could not read, before any route has seen it. `headers` are added to the response. */
export function answerBrokenRequest(
  error: Error & { readonly code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const { status, text } = FAILURES[error.code ?? ''] ?? BAD_REQUEST;
  const body = JSON.stringify({ errors: [text] });
  const own = { 'content-length': Buffer.byteLength(body), 'content-type': 'application/json', connection: 'close' };
  const lines = Object.entries({ ...headers, ...own }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
}
