import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Holder, isLockFile, readHolder } from './readHolder.ts';

const RETRY_MS = 20;

/** Another process has the data folder open. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop that process or set another DATA_DIR.`);
    this.pid = pid;
  }
}

/**
 * Takes the data folder for this process. Resolves with a function that releases it. Rejects with {@link DataFolderInUse} when another
 * process has it.
 *
 * The process listens on a port of its own and names it in a file in the folder. The port closes with the process, however it
 * ends, so a file whose port does not answer is left over. Each process listens before it looks for others. Of two
 * that start at once, both see each other, and the one whose file has the lower name goes on.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  let state: Holder['state'] = 'starting';
  const id = randomUUID();
  const server = createServer((socket) => socket.on('error', () => undefined).end(`${id} ${state}`)).unref();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const file = `lock-${process.pid}-${(server.address() as AddressInfo).port}-${id}`;
  await writeFile(join(folder, file), '');
  const release = async () => {
    await rm(join(folder, file), { force: true });
    await new Promise((closed) => server.close(closed));
  };
  try {
    await waitForOthers(folder, file);
  } catch (error) {
    await release();
    throw error;
  }
  state = 'started';
  return release;
}

/** Resolves when no other process has the folder. Rejects when one has, or when one that starts too has the lower name. */
async function waitForOthers(folder: string, file: string): Promise<void> {
  for (;;) {
    const others = await holdersOf(folder, file);
    if (others.length === 0) return;
    const winner = others.find((other) => other.state === 'started' || other.file < file);
    if (winner !== undefined) throw new DataFolderInUse(folder, winner.pid);
    await wait(RETRY_MS);
  }
}

/** Resolves with the live processes of the files in the folder. Deletes the files of the others. */
async function holdersOf(folder: string, ownFile: string): Promise<readonly Holder[]> {
  const files = (await readdir(folder)).filter((name) => isLockFile(name) && name !== ownFile);
  const holders = await Promise.all(
    files.map(async (file) => {
      const holder = await readHolder(file);
      if (holder === undefined) await rm(join(folder, file), { force: true });
      return holder;
    }),
  );
  return holders.filter((holder) => holder !== undefined);
}
