import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataFolderInUse, lockFolder } from './lockFolder.ts';

/** Takes the folder in its argument, prints whether it has it, and keeps it until it is stopped. */
const HOLD = `
  import { lockFolder } from ${JSON.stringify(new URL('lockFolder.ts', import.meta.url).href)};
  try {
    await lockFolder(process.argv[1]);
    console.log('held');
    setInterval(() => undefined, 1_000);
  } catch (error) {
    console.log(String(error));
  }`;
const UNSHARE = ['-n', '-rn'].find((option) => spawnSync('unshare', [option, 'true']).status === 0);
const HOUR_MS = 3_600_000;

describe('A data folder', { timeout: 60_000 }, () => {
  let folder: string;
  let refusal: string;
  const children: ChildProcess[] = [];
  /** Starts a process that takes the folder. Resolves with what it prints. */
  const hold = async (...before: readonly string[]) => {
    const [command = '', ...words] = [
      ...before,
      process.execPath,
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      HOLD,
    ];
    const child = spawn(command, [...words, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
    children.push(child);
    const warned = text(child.stderr);
    const [printed] = await once(child.stdout, 'data');
    return { child, warned, printed: String(printed).trim() };
  };
  const lockPath = () => join(folder, 'lock');
  /** Sets when the lock was updated. */
  const setUpdated = (agoMs: number) => utimes(lockPath(), new Date(), new Date(Date.now() - agoMs));
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'creator-row-lock-'));
    refusal = `The data folder ${folder} is in use by another process. Stop that process or set another DATA_DIR.`;
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('is refused to a second process, and is free again once the first is killed or releases it', async () => {
    const { child, printed } = await hold();
    expect(printed).toBe('held');
    await expect(lockFolder(folder)).rejects.toThrow(refusal);
    expect((await hold()).printed).toContain(refusal);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await setUpdated(6_000);
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(DataFolderInUse);
    await release();
    expect(await readdir(folder)).toEqual([]);
    await (await lockFolder(folder))();
  });

  it.skipIf(UNSHARE === undefined)('is refused to a process in another network namespace', async () => {
    const [first, second] = [await hold('unshare', `${UNSHARE}`), await hold('unshare', `${UNSHARE}`)];
    expect(first.printed).toBe('held');
    expect(second.printed).toContain(refusal);
  });

  it('goes to one process when several start at once', async () => {
    const printed = (await Promise.all([hold(), hold(), hold()])).map((started) => started.printed);
    expect(printed.filter((text) => text === 'held')).toHaveLength(1);
    expect(printed.filter((text) => text.includes(refusal))).toHaveLength(2);
  });

  it('goes to one process when several find the lock of a killed process', async () => {
    await mkdir(lockPath());
    await setUpdated(HOUR_MS);
    const printed = (await Promise.all([hold(), hold(), hold()])).map((started) => started.printed);
    expect(printed.filter((text) => text === 'held')).toHaveLength(1);
    expect(printed.filter((text) => text.includes(refusal))).toHaveLength(2);
  });

  it('goes to the other one of two processes that both removed the lock of a killed process', async () => {
    await mkdir(lockPath());
    await setUpdated(HOUR_MS);
    const taken = lockFolder(folder);
    const isTaken = async () => (await stat(lockPath())).mtimeMs > Date.now() - HOUR_MS / 2;
    const other = expect
      .poll(isTaken, { interval: 5 })
      .toBe(true)
      .then(() => setUpdated(1_000));
    await expect(taken).rejects.toThrow(DataFolderInUse);
    await other;
  });

  it('ends a process that was suspended while another one took the folder', async () => {
    const suspended = await hold();
    suspended.child.kill('SIGSTOP');
    await setUpdated(HOUR_MS);
    const release = await lockFolder(folder);
    suspended.child.kill('SIGCONT');
    expect(await once(suspended.child, 'exit')).toEqual([1, null]);
    expect(await suspended.warned).toContain(`Another process has taken the data folder ${folder}`);
    await release();
  });

  it('is free when the clock was set back after a process was killed', async () => {
    await mkdir(lockPath());
    await setUpdated(-HOUR_MS);
    const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(10_000);
    await (await lockFolder(folder))();
    now.mockRestore();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is taken while a process of an earlier build has it', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const earlier = createServer((socket) => socket.end(`${id} started`));
    await once(earlier.listen(0, '127.0.0.1'), 'listening');
    const file = `lock-1-${(earlier.address() as AddressInfo).port}-${id}`;
    await writeFile(join(folder, file), '');
    await expect(lockFolder(folder)).rejects.toThrow(DataFolderInUse);
    expect(await readdir(folder)).toEqual([file]);
    await new Promise((closed) => earlier.close(closed));
    await (await lockFolder(folder))();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is free when an earlier build left its lock file, and loses that file', async () => {
    await writeFile(join(folder, 'lock-1-1-00000000-0000-4000-8000-000000000000'), '');
    await writeFile(join(folder, 'lock-notes.txt'), '');
    await (await lockFolder(folder))();
    expect(await readdir(folder)).toEqual(['lock-notes.txt']);
  });
});
