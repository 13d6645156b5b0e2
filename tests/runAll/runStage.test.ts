import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
  const command = `"${process.execPath}" "${join(folder, 'stage.mjs')}"`;
  const stage = { name: 'sample', command, report: join(folder, 'report'), limitMs };
  const count = await runStage(stage, interrupted, (text) => printed.push(text));
  return { count, printed };
}

const reporting = (text: string) => `
  import { writeFileSync } from 'node:fs';
  import { join } from 'node:path';
  writeFileSync(join(import.meta.dirname, 'report'), ${JSON.stringify(text)});`;
const vitest = (passed: number, failed: number) =>
  reporting(JSON.stringify({ numPassedTests: passed, numFailedTests: failed }));
const cucumber = (...statuses: readonly string[]) =>
  reporting(
    statuses
      .flatMap((status, id) => [
        { testCaseStarted: { id } },
        { testStepFinished: { testCaseStartedId: id, testStepResult: { status } } },
      ])
      .map((message) => JSON.stringify(message))
      .join('\n'),
  );
const ENDLESS = 'setInterval(() => {}, 1000);';

describe('A stage', () => {
  it('that passes prints one line, which counts its checks', async () => {
    const { count, printed } = await run(`${vitest(2, 0)} console.log('one');`);
    expect(count).toEqual({ passed: 2, failed: 0 });
    expect(printed).toEqual([expect.stringMatching(/^── sample: 2 passed, 0 failed in \d+\.\d s$/)]);
  });

  it('that fails prints its whole output at once when it ends, before that line', async () => {
    const { count, printed } = await run(`${vitest(2, 1)} console.log('one'); console.error('two');`);
    expect(count).toEqual({ passed: 2, failed: 1 });
    expect(printed).toEqual([
      expect.stringMatching(/── sample: .*\none\ntwo\n── sample: 2 passed, 1 failed in \d+\.\d s\n$/),
    ]);
  });

  it.each(['FAILED', 'UNDEFINED', 'AMBIGUOUS', 'PENDING'])(
    'counts a scenario with a step %s as failed',
    async (status) => {
      expect((await run(cucumber('PASSED', status))).count).toEqual({ passed: 1, failed: 1 });
    },
  );

  it.each([
    ['ended with exit code 7', `${vitest(2, 0)} process.exit(7);`, { passed: 2, failed: 1 }],
    ['ended with ', "process.kill(process.pid, 'SIGKILL')", { passed: 0, failed: 1 }],
    ['reported no checks', '', { passed: 0, failed: 1 }],
    ['reported no checks', vitest(0, 0), { passed: 0, failed: 1 }],
    ['reported no checks', reporting('{"numPassedTests":'), { passed: 0, failed: 1 }],
  ])('that names no failed check is one failure when it %s', async (problem, script, expected) => {
    const { count, printed } = await run(script);
    expect(count).toEqual(expected);
    expect(printed[0]).toContain(`sample ${problem}`);
  });

  it('without a report is one check', async () => {
    const stage = { name: 'sample', command: 'exit 0', limitMs: 20_000 };
    expect(await runStage(stage, QUIET, () => {})).toEqual({ passed: 1, failed: 0 });
    expect(await runStage({ ...stage, command: 'exit 3' }, QUIET, () => {})).toEqual({ passed: 0, failed: 1 });
  });

  it('is stopped with every process that it started when it hangs', async () => {
    // The stage ends only once nothing writes to its output any more, so a surviving child would hold up this test.
    const script = `import { spawn } from 'node:child_process';
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }); ${ENDLESS}`;
    const { count, printed } = await run(script, { limitMs: 1500 });
    expect(count).toEqual({ passed: 0, failed: 1 });
    expect(printed[0]).toContain('sample was stopped: it took longer than 1.5 s');
  });

  it('is stopped when the run is interrupted', async () => {
    const { printed } = await run(ENDLESS, { interrupted: AbortSignal.abort('it was interrupted') });
    expect(printed[0]).toContain('sample was stopped: it was interrupted');
  });
});
