type TcpHandle = {
  readonly fd: number;
  bind(host: string, port: number): number;
  getsockname(name: { port?: number }): number;
  close(): void;
};

/**
 * Opens a socket as a process manager does: on a free port of this machine, for the processes that it is passed to, which listen on
 * it. This process takes no connections from it; Node has no public call that opens such a socket.
 */
export function passedSocket(): { readonly fd: number; readonly port: number; readonly close: () => void } {
  // biome-ignore lint/suspicious/noExplicitAny: an internal module of Node
  const { TCP, constants } = (process as any).binding('tcp_wrap');
  const handle: TcpHandle = new TCP(constants.SOCKET);
  const name: { port?: number } = {};
  if (handle.bind('127.0.0.1', 0) !== 0 || handle.getsockname(name) !== 0) throw new Error('No socket can be opened');
  return { fd: handle.fd, port: name.port ?? 0, close: () => handle.close() };
}
