import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network connection to a server of this machine that can be cut. The browser behind it has its own address for the shop. */
export class NetworkLink {
  address = '';
  /** The port of the server. */
  #target: number;
  #isCut = false;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((socket) => this.#join(socket));

  private constructor(target: number) {
    this.#target = target;
  }

  /** Starts it on a free port, in front of the server at this address. */
  static async start(server: string): Promise<NetworkLink> {
    const link = new NetworkLink(Number(new URL(server).port));
    await once(link.#server.listen(0, '127.0.0.1'), 'listening');
    link.address = `http://127.0.0.1:${(link.#server.address() as AddressInfo).port}`;
    return link;
  }

  /** Ends every connection, and every new one, until {@link restore}. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  restore(): void {
    this.#isCut = false;
  }

  /** Leads to another server from now on. */
  reconnectTo(server: string): void {
    this.#target = Number(new URL(server).port);
    for (const socket of this.#sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise((closed) => this.#server.close(closed));
  }

  #join(socket: Socket): void {
    if (this.#isCut) {
      socket.destroy();
      return;
    }
    const onward = connect(this.#target, '127.0.0.1');
    for (const end of [socket, onward]) {
      this.#sockets.add(end.on('close', () => this.#sockets.delete(end)));
      end.on('error', () => end.destroy());
    }
    socket.pipe(onward).pipe(socket);
  }
}
