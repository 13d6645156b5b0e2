import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

type Commands = { readonly ci?: string; readonly test: string; readonly proofs: string; readonly nodes?: string };

/** Runs `.ci/run` with commands of the shell in the place of npm's. Returns the lines that it printed and its exit code. */
function run({ ci = 'true', test, proofs, nodes = PASSED }: Commands): {
  readonly lines: readonly string[];
  readonly code: number | null;
} {
  const folder = mkdtempSync(join(tmpdir(), 'creator-row-ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const parts = `test) ${test} ;; 'run proof:slow') ${proofs} ;; 'run test:nodes') ${nodes} ;;`;
  const npm = `case "$*" in ci) ${ci} ;; ${parts} *) exit 9 ;; esac`;
  // With these, nothing is installed.
  for (const [name, script] of [['npm', npm] as const, ...INSTALLED.map((program) => [program, 'true'] as const)]) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const { stdout, status } = spawnSync('bash', ['.ci/run'], { env, encoding: 'utf8' });
  return { lines: stdout.trimEnd().split('\n'), code: status };
}

const INSTALLED = ['chromium-headless-shell', 'postgres', 'nginx'];
const PASSED = 'echo "8 passed, 0 failed"';
const FAILED = 'echo "5 passed, 2 failed"; exit 1';

describe.skipIf(process.platform === 'win32')('The run that decides whether work lands', () => {
  it.each<[string, Commands, string, number]>([
    ['passes when all parts pass', { test: PASSED, proofs: PASSED }, '24 passed, 0 failed', 0],
    ['fails when a proof fails', { test: PASSED, proofs: FAILED }, '21 passed, 2 failed', 1],
    ['fails on one version of Node', { test: PASSED, proofs: PASSED, nodes: FAILED }, '21 passed, 2 failed', 1],
    ['runs the proofs although a test fails', { test: FAILED, proofs: PASSED }, '21 passed, 2 failed', 1],
    ['adds the failures of all', { test: FAILED, proofs: FAILED, nodes: FAILED }, '15 passed, 6 failed', 1],
    [
      'counts packages that cannot be installed',
      { ci: 'false', test: PASSED, proofs: PASSED },
      '16 passed, 1 failed',
      1,
    ],
    ['counts a failure that no count names', { test: `${PASSED}; exit 3`, proofs: PASSED }, '24 passed, 1 failed', 1],
    ['counts a part that counts nothing', { test: PASSED, proofs: 'true' }, '16 passed, 1 failed', 1],
    [
      'passes where no version of Node can be tried',
      { test: PASSED, proofs: PASSED, nodes: 'echo "0 passed, 0 failed"' },
      '16 passed, 0 failed',
      0,
    ],
    [
      'reads the last line alone',
      { test: `${FAILED.replace('; exit 1', '')}; ${PASSED}`, proofs: PASSED },
      '24 passed, 0 failed',
      0,
    ],
  ])('%s', (_title, commands, lastLine, code) => {
    const { lines, code: ended } = run(commands);
    expect([lines.at(-1), ended]).toEqual([lastLine, code]);
  });

  it('repeats before its last line what failed, however long ago', () => {
    const said = [
      '\x1b[41m FAIL \x1b[0m tests/a.test.ts > a',
      'AssertionError: expected 1 to be 2',
      '2) Scenario: b # features/b.feature:3',
      '── dom: 7 passed, 1 failed in 1 s',
      '── unit: 7 passed, 0 failed in 1 s',
    ];
    const { lines } = run({ test: `printf "${said.join('\\n')}\\n"; ${FAILED}`, proofs: PASSED });
    expect(lines.slice(-5, -1)).toEqual([' FAIL  tests/a.test.ts > a', ...said.slice(1, 4)]);
  });
});
