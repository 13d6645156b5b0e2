import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type LockOptions, lock } from 'proper-lockfile';

/** How often a process updates the time of its lock. */
const UPDATE_MS = 1_000;
/** A lock that has not been updated for so long is left over from a process that was killed. */
const STALE_MS = 8_000;
/** Longer than it takes until a new lock is updated. */
const SETTLE_MS = 1_500;
const RETRY_MS = 200;
const REMOVED = { recursive: true, force: true };
/** The lock files of builds that locked a port: its number, and the first characters that it sends. */
const EARLIER_LOCK = /^lock-\d+-(?<port>\d+)-(?<id>[\da-f-]{36})$/;

/** Another process has the data folder open. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';

  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process. Stop that process or set another DATA_DIR.`);
  }
}

/**
 * Takes the data folder for this process. Resolves with a function that releases it. Waits up to 10 s for the lock of a killed process.
 * Rejects with {@link DataFolderInUse} when the process that has the folder is alive, about a second later.
 *
 * The lock is a folder in the data folder: processes in other containers see it as well. Another process takes over the lock of a
 * process that is suspended. That one ends at once when it goes on.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const lockfilePath = join(folder, 'lock');
  let isHeld = false;
  let isLost = false;
  const onCompromised = () => {
    isLost = true;
    if (!isHeld) return;
    console.error(`Another process has taken the data folder ${folder} while this one was suspended.`);
    process.exit(1);
  };
  const found = await updatedAt(lockfilePath);
  const release = await acquire(folder, found, { lockfilePath, stale: STALE_MS, update: UPDATE_MS, onCompromised });
  // Two processes can remove a left-over lock at the same time and both go on. The first update tells whose lock the new one is.
  if (found !== undefined) await wait(SETTLE_MS);
  if (isLost) throw new DataFolderInUse(folder);
  isHeld = true;
  for (const name of await readdir(folder)) {
    const earlier = EARLIER_LOCK.exec(name)?.groups;
    if (earlier === undefined) continue;
    if ((await sentBy(Number(earlier.port))).startsWith(`${earlier.id}`)) {
      await release();
      throw new DataFolderInUse(folder);
    }
    await rm(join(folder, name));
  }
  return release;
}

/** Resolves with what a port of this machine sends; with an empty text when it is closed. */
function sentBy(port: number): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', timeout: SETTLE_MS });
  return text(socket.on('timeout', () => socket.destroy())).catch(() => '');
}

/** `found` is when the lock was updated before the first attempt, in ms; undefined when there was none. */
async function acquire(folder: string, found: number | undefined, options: LockOptions & { lockfilePath: string }) {
  const started = performance.now();
  for (;;) {
    try {
      return await lock(folder, options);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ELOCKED')) throw error;
    }
    const latest = await updatedAt(options.lockfilePath);
    if (latest !== undefined && latest !== found) throw new DataFolderInUse(folder);
    // The clock was set back since the lock was updated.
    if (performance.now() - started > STALE_MS + UPDATE_MS) await rm(options.lockfilePath, REMOVED);
    await wait(RETRY_MS);
  }
}

/** Resolves with when the lock was updated, in ms; with undefined when there is none. */
async function updatedAt(lockfilePath: string): Promise<number | undefined> {
  return (await stat(lockfilePath).catch(() => undefined))?.mtimeMs;
}
