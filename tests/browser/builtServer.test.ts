import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { userSeed } from '../../adapters/seeds/user.ts';

const ENDS_WITHIN_MS = 50_000;

function textsIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  return files.filter((file) => statSync(file).isFile()).map((file) => `${file}\n${readFileSync(file, 'utf8')}`);
}

/** Starts the server that takes payments, which is to refuse. */
function start(variables: Readonly<Record<string, string>>) {
  return run(['main.js'], { DATA_DIR: '/nowhere', PORT: '0', ...variables });
}

/** Runs a program of the server to its end. Returns how it ended and what it wrote. */
function run([program = '', ...args]: readonly string[], variables: Readonly<Record<string, string>>) {
  const env = { PATH: process.env.PATH, ...variables };
  const options = { env, encoding: 'utf8', timeout: ENDS_WITHIN_MS } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('dist-server', program), ...args], options);
  return { status, lines: `${stdout}${stderr}`.trimEnd().split('\n') };
}

/** Texts of the simulated payments. */
const traces: Readonly<Record<string, string>> = {
  'the address of the simulated provider': '/stand-in/',
  'the words of its window': 'Simulated payment: no money moves',
  'its key': 'rzp_test_standin',
  'its code': 'StandIn',
  "the sample shopper's password": userSeed.password,
  'how to log in as the sample shopper': 'Log in as',
};

describe('The built server', () => {
  const server = textsIn('dist-server');
  const simulated = textsIn('dist-simulated');

  it.each(Object.entries(traces))('contains nothing of %s, which the build for npm start has', (_name, trace) => {
    const found = (texts: readonly string[]) => texts.filter((text) => text.includes(trace)).length;
    expect([found(server), found(simulated) > 0]).toEqual([0, true]);
  });

  it('does not start without a key of the provider', () => {
    const neither = expect.stringMatching(/^ {2}PAYMENTS and RAZORPAY_KEY_ID are missing: /);
    const variables = {
      DATABASE_URL: 'postgres:///shop',
      SITE_URL: 'https://shop.example',
      TOKEN_SECRET: 't'.repeat(32),
    };
    expect(start(variables)).toEqual({ status: 1, lines: ['The configuration is not valid:', neither] });
  });

  it('does not simulate payments, and names npm start', () => {
    const lines = ['The shop could not start: This server cannot simulate payments. Use npm start.'];
    expect(start({ PAYMENTS: 'simulated' })).toEqual({ status: 1, lines });
  });

  it('has commands, which name the data folder in which no shop has run', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'command-'));
    const advice = 'Start it with npm start, or node dist-server/main.js, or name its DATA_DIR';
    const line = `No shop has run with the data folder ${dataDir}. ${advice}`;
    expect(run(['shop.js', 'sample-shopper', 'remove'], { DATA_DIR: dataDir })).toEqual({ status: 1, lines: [line] });
    expect(readdirSync(dataDir)).toEqual([]);
    rmSync(dataDir, { recursive: true });
  });
});
