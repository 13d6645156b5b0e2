import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commandSocket } from './commandSocket.ts';
import { NoCommandServer, runInServer } from './runInServer.ts';
import { TerminalOutput } from './TerminalOutput.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'run-in-server-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('A command without a server is told apart from one whose server ended', async () => {
  const out = new TerminalOutput();
  await expect(runInServer(['check'], dataDir, out)).rejects.toThrow(NoCommandServer);
  const server = createServer((socket) => socket.end()).listen(commandSocket(dataDir));
  await once(server, 'listening');
  const ended = runInServer(['check'], dataDir, out);
  await expect(ended).rejects.toThrow('The server ended before the command did');
  server.close();
});
