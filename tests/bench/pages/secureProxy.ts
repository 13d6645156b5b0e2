import { Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type SecureServerOptions,
} from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';

/** The headers that belong to one connection. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'host'];

/** Serves what an HTTP server has over HTTPS and HTTP/2, as a proxy in front of a shop does. */
export async function secureProxy(upstream: string, certificate: SecureServerOptions) {
  const agent = new Agent({ keepAlive: true });
  const connections = new Set<Socket>();
  const server = createSecureServer(certificate, (request, response) => {
    const { method, url, headers } = request;
    const passed = Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.includes(name));
    const own = { host: headers[':authority'], 'x-forwarded-proto': 'https', 'accept-encoding': 'br' };
    const onward = requestHttp(new URL(url, upstream), {
      ...{ agent, method, headers: { ...Object.fromEntries(passed), ...own } },
    });
    onward.on('response', (answer) => passBack(answer, response));
    onward.on('error', () => response.stream.close());
    (request as Http2ServerRequest).pipe(onward);
  });
  server.on('connection', (connection: Socket) => {
    connections.add(connection.on('close', () => connections.delete(connection)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `https://127.0.0.1:${port}`,
    async stop(): Promise<void> {
      agent.destroy();
      for (const connection of connections) connection.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function passBack(answer: IncomingMessage, response: Http2ServerResponse): void {
  const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.includes(name)));
  response.writeHead(answer.statusCode ?? 500, headers);
  answer.pipe(response);
}
