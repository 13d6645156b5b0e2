import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

type Commands = { readonly ci?: string; readonly test: string; readonly proofs: string };

/** Runs `.ci/run` with commands of the shell in the place of npm's. Returns its last line and its exit code. */
function run({ ci = 'true', test, proofs }: Commands): readonly [lastLine: string | undefined, code: number | null] {
  const folder = mkdtempSync(join(tmpdir(), 'creator-row-ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const npm = `case "$*" in ci) ${ci} ;; test) ${test} ;; 'run proof:slow') ${proofs} ;; *) exit 9 ;; esac`;
  // With these, nothing is installed.
  for (const [name, script] of [['npm', npm] as const, ...INSTALLED.map((program) => [program, 'true'] as const)]) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const { stdout, status } = spawnSync('bash', ['.ci/run'], { env, encoding: 'utf8' });
  return [stdout.trimEnd().split('\n').at(-1), status];
}

const INSTALLED = ['chromium-headless-shell', 'postgres', 'nginx'];
const PASSED = 'echo "8 passed, 0 failed"';
const FAILED = 'echo "5 passed, 2 failed"; exit 1';

describe.skipIf(process.platform === 'win32')('The run that decides whether work lands', () => {
  it.each<[string, Commands, string, number]>([
    ['passes when both parts pass', { test: PASSED, proofs: PASSED }, '16 passed, 0 failed', 0],
    ['fails when a proof fails', { test: PASSED, proofs: FAILED }, '13 passed, 2 failed', 1],
    ['runs the proofs although a test fails', { test: FAILED, proofs: PASSED }, '13 passed, 2 failed', 1],
    ['adds the failures of both', { test: FAILED, proofs: FAILED }, '10 passed, 4 failed', 1],
    [
      'counts packages that cannot be installed',
      { ci: 'false', test: PASSED, proofs: PASSED },
      '8 passed, 1 failed',
      1,
    ],
    ['counts a failure that no count names', { test: `${PASSED}; exit 3`, proofs: PASSED }, '16 passed, 1 failed', 1],
    ['counts a part that counts nothing', { test: PASSED, proofs: 'true' }, '8 passed, 1 failed', 1],
    [
      'reads the last line alone',
      { test: `${FAILED.replace('; exit 1', '')}; ${PASSED}`, proofs: PASSED },
      '16 passed, 0 failed',
      0,
    ],
  ])('%s', (_title, commands, lastLine, code) => {
    expect(run(commands)).toEqual([lastLine, code]);
  });
});
