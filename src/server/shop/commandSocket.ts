import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The longest path of a Unix socket, in bytes, that every system takes. */
const LONGEST_PATH = 100;

/** Returns the path of the socket on which the server with this data folder takes the shopkeeper's commands. */
export function commandSocket(dataDir: string): string {
  const folder = resolve(dataDir);
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\creator-row-${hash}`;
  const path = join(folder, 'commands.sock');
  return Buffer.byteLength(path) <= LONGEST_PATH ? path : join(tmpdir(), `creator-row-${hash}.sock`);
}
