import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countVitest } from './counts.ts';
import { runStage } from './runStage.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'creator-row-stage-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const QUIET = new AbortController().signal;

/** Runs a Node script as a stage with a report. Returns its checks and what it printed. */
async function run(script: string, { limitMs = 20_000, interrupted = QUIET } = {}) {
  const printed: string[] = [];
  writeFileSync(join(folder, 'stage.mjs'), script);
  const report = { path: join(folder, 'report.json'), count: countVitest };
  const command = `"${process.execPath}" "${join(folder, 'stage.mjs')}"`;
  const stage = { name: 'sample', command, report, limitMs };
  const count = await runStage(stage, interrupted, (text) => printed.push(text));
  return { count, printed };
}

const writeReport = (passed: number, failed: number): string => `
  import { writeFileSync } from 'node:fs';
  import { join } from 'node:path';
  const text = '${JSON.stringify({ numPassedTests: passed, numFailedTests: failed })}';
  writeFileSync(join(import.meta.dirname, 'report.json'), text);`;

describe('A stage', () => {
  it('that passes prints one line, which counts its checks', async () => {
    const { count, printed } = await run(`${writeReport(2, 0)} console.log('one');`);
    expect(count).toEqual({ passed: 2, failed: 0 });
    expect(printed).toEqual([expect.stringMatching(/^── sample: 2 passed, 0 failed in \d+\.\d s$/)]);
  });

  it('that fails prints its whole output at once when it ends, before that line', async () => {
    const { count, printed } = await run(`${writeReport(2, 1)} console.log('one'); console.error('two');`);
    expect(count).toEqual({ passed: 2, failed: 1 });
    expect(printed).toEqual([
      expect.stringMatching(/── sample: .*\none\ntwo\n── sample: 2 passed, 1 failed in \d+\.\d s\n$/),
    ]);
  });

  it('says which exit code it ended with', async () => {
    const { count, printed } = await run(`${writeReport(2, 0)} process.exit(7);`);
    expect(count).toEqual({ passed: 2, failed: 1 });
    expect(printed[0]).toContain('sample ended with exit code 7');
  });

  it('counts as one failure when it crashes', async () => {
    expect((await run("process.kill(process.pid, 'SIGKILL')")).count).toEqual({ passed: 0, failed: 1 });
  });

  it('does not count the report of an earlier run', async () => {
    writeFileSync(join(folder, 'report.json'), '{"numPassedTests":9,"numFailedTests":0}');
    const { count, printed } = await run('');
    expect(count).toEqual({ passed: 0, failed: 1 });
    expect(printed[0]).toContain('sample reported no checks');
  });

  it('is stopped with every process that it started when it hangs', async () => {
    // The stage ends only once nothing writes to its output any more, so a surviving child would hold up this test.
    const script = `import { spawn } from 'node:child_process';
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
      setInterval(() => {}, 1000);`;
    const { count, printed } = await run(script, { limitMs: 1500 });
    expect(count).toEqual({ passed: 0, failed: 1 });
    expect(printed[0]).toContain('sample was stopped: it took longer than 1.5 s');
  });

  it('is stopped when the run is interrupted', async () => {
    const interrupted = AbortSignal.abort('it was interrupted');
    const { count, printed } = await run('setInterval(() => {}, 1000)', { interrupted });
    expect(count).toEqual({ passed: 0, failed: 1 });
    expect(printed[0]).toContain('sample was stopped: it was interrupted');
  });
});
