import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy in front of a PostgreSQL's socket. While it is stalled, it takes connections and passes nothing on. */
export class StallingProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isStalled = false;

  private constructor(socketPath: string) {
    this.#server = createServer((client) => {
      const target = connect(socketPath);
      for (const [socket, other] of [
        [client, target],
        [target, client],
      ] as const) {
        this.#sockets.add(socket);
        socket.on('data', (chunk) => {
          if (!this.#isStalled) other.write(chunk);
        });
        socket
          .on('error', () => undefined)
          .on('close', () => {
            this.#sockets.delete(socket);
            other.destroy();
          });
      }
    });
  }

  /** Starts a proxy in front of the PostgreSQL of this URL, which has the folder of its socket as `host`. */
  static async start(databaseUrl: string): Promise<{ readonly proxy: StallingProxy; readonly url: string }> {
    const { pathname, searchParams } = new URL(databaseUrl);
    const proxy = new StallingProxy(`${searchParams.get('host')}/.s.PGSQL.5432`);
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening');
    const { port } = proxy.#server.address() as AddressInfo;
    return { proxy, url: `postgres://postgres@127.0.0.1:${port}${pathname}` };
  }

  /** What is sent from now on is lost, as when a network swallows packets. */
  stall(): void {
    this.#isStalled = true;
  }

  /** Passes data on again. The connections that it swallowed data of are closed. */
  resume(): void {
    this.#isStalled = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((closed) => this.#server.close(closed));
  }
}
