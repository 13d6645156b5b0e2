import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { BatchingSocket } from './BatchingSocket.ts';

it('What is written in one turn of the event loop is sent together', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = new BatchingSocket();
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  const connected = once(socket, 'connect');
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await connected;
  const sent = vi.spyOn(socket, '_writev');
  const write = (statement: string) => {
    socket.cork();
    socket.write(statement);
    socket.write('sync');
    socket.uncork();
  };
  write('begin');
  write('select');
  await turn();
  write('commit');
  await turn();
  expect(sent.mock.calls.map(([chunks]) => chunks.map(({ chunk }) => `${chunk}`))).toEqual([
    ['begin', 'sync', 'select', 'sync'],
    ['commit', 'sync'],
  ]);
});
