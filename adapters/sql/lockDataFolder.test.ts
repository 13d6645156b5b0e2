import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './lockDataFolder.ts';

const HOLD = fileURLToPath(new URL('testing/holdFolder.ts', import.meta.url));
const ID = '00000000-0000-4000-8000-000000000000';

describe('A data folder', () => {
  let folder: string;
  const children: ChildProcess[] = [];
  /** Starts a process that takes the folder. Resolves with what it prints. */
  const hold = async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', HOLD, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    const [printed] = await once(child.stdout, 'data');
    return { child, printed: String(printed).trim() };
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'creator-row-lock-'));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('is refused to a second process, which names the first, and is free again when the first is killed', async () => {
    const { child, printed } = await hold();
    expect(printed).toBe('held');
    const refusal = `The data folder ${folder} is in use by process ${child.pid}.`;
    await expect(lockDataFolder(folder)).rejects.toThrow(refusal);
    expect((await hold()).printed).toContain(refusal);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const release = await lockDataFolder(folder);
    expect(await readdir(folder)).toEqual([expect.stringMatching(`^lock-${process.pid}-`)]);
    await release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('goes to one process when several start at once', async () => {
    const printed = (await Promise.all([hold(), hold(), hold()])).map((started) => started.printed);
    expect(printed.filter((text) => text === 'held')).toHaveLength(1);
    expect(printed.filter((text) => text.includes('is in use by process'))).toHaveLength(2);
  });

  it('goes to one of many calls at once, again and again', async () => {
    for (let round = 0; round < 10; round += 1) {
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)));
      const [winner, ...others] = outcomes.filter((outcome) => outcome.status === 'fulfilled');
      expect([winner?.status, ...others]).toEqual(['fulfilled']);
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      for (const { reason } of refused) expect(reason).toBeInstanceOf(DataFolderInUse);
      await winner?.value();
    }
  });

  it('is free when the port of a process that ended belongs to another program, or to nobody', async () => {
    const other = createServer((socket) => socket.end('220 mail.example.com')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    for (const leftOver of [`lock-1-${port}-${ID}`, `lock-1-1-${ID}`]) await writeFile(join(folder, leftOver), '');
    await writeFile(join(folder, 'lock-notes.txt'), '');
    const release = await lockDataFolder(folder);
    await release();
    expect(await readdir(folder)).toEqual(['lock-notes.txt']);
    other.close();
  });
});
