import { randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files in the data folder from which the shopkeeper's commands know where the shop is, and have their key. */
export const COMMAND_FILES = { address: 'command-address', key: 'command-key' } as const;

const OWNER_ONLY = 0o600;

/** Writes where the shop is, such as `http://127.0.0.1:3000`. Of several processes with a data folder, the last that started counts. */
export function writeCommandAddress(dataDir: string, address: string): void {
  const unfinished = join(dataDir, `${COMMAND_FILES.address}-${randomUUID()}`);
  writeFileSync(unfinished, address, { flag: 'wx', mode: OWNER_ONLY });
  renameSync(unfinished, join(dataDir, COMMAND_FILES.address));
}
