import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Lets a server listen on a free port of this machine. Resolves with the port. */
export async function listen(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

export type RawResponse = {
  readonly status: number;
  /** The header lines with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Everything that was received. */
  readonly text: string;
};

/**
 * Sends bytes to a server, whether they are a valid request or not. Resolves with what was received until the server ended the
 * connection; `status` is 0 when it answered nothing.
 */
export function rawRequest(port: number, request: string): Promise<RawResponse> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (data) => {
      text += data;
    });
    // A server that closes while the client still sends resets the connection.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(responseOf(text)));
  });
}

function responseOf(text: string): RawResponse {
  const [head = ''] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers: Object.fromEntries(headers), text };
}
