import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';

const STRUCTURED_LOG = JSON.stringify(new URL('StructuredLog.ts', import.meta.url).href);
/** Writes as many entries of 1 kB as its argument says, says so, and one more when it is asked to end, or crashes with SIGCONT. */
const WRITE = `
  import closeWithGrace from 'close-with-grace';
  import { flushStandardOutput, StructuredLog } from ${STRUCTURED_LOG};
  const log = new StructuredLog('info');
  console.log('open');
  closeWithGrace({ delay: 10_000 }, async () => {
    log.info('last');
    await flushStandardOutput();
  });
  process.on('SIGCONT', () => { throw new Error('crashed'); });
  for (let entry = 0; entry < process.argv[1]; entry += 1) log.info('x'.repeat(1_000));
  console.error('written');
  setInterval(() => undefined, 1_000);`;

describe('The log of a process', { timeout: 60_000 }, () => {
  let child: ChildProcess;
  /** Starts a process that writes entries. Resolves when it has written them; nobody has read them yet. */
  const written = async (entries: number) => {
    const args = ['--import', 'tsx', '--input-type=module', '-e', WRITE, String(entries)];
    const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    await once(createInterface(started.stderr), 'line');
    return started;
  };
  afterEach(() => child.kill('SIGKILL'));

  it('does not keep it from ending when nobody reads', async () => {
    const { pid = 0 } = await written(2_000);
    process.kill(pid, 'SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it.each([
    { signal: 'SIGTERM', code: 0 },
    { signal: 'SIGCONT', code: 1 },
  ] as const)('has every entry when it ends with code $code', async ({ signal, code }) => {
    const { stdout } = await written(2_000);
    child.kill(signal);
    const exit = once(child, 'exit');
    const lines = (await text(stdout)).trim().split('\n');
    expect(await exit).toEqual([code, null]);
    expect(lines).toHaveLength(2_002);
    expect(lines.at(-1)).toContain('"msg":"last"');
  });

  it('keeps 4 MB at most for a reader that has fallen behind', async () => {
    const { stdout } = await written(20_000);
    child.kill('SIGTERM');
    const { length } = await text(stdout);
    expect(length).toBeGreaterThan(4_000_000);
    expect(length).toBeLessThan(5_000_000);
  });
});
