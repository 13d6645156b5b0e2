import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { userSeed } from '../../adapters/seeds/user.ts';

const STARTS_WITHIN_MS = 60_000;

function textsIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  return files.filter((file) => statSync(file).isFile()).map((file) => `${file}\n${readFileSync(file, 'utf8')}`);
}

/** Starts the server that takes payments with these variables. Returns how it ended and what it wrote. */
function start(variables: Readonly<Record<string, string>>) {
  const env = { PATH: process.env.PATH, DATA_DIR: '/nowhere', PORT: '0', ...variables };
  const { status, stderr } = spawnSync(process.execPath, ['dist-server/main.js'], {
    ...{ env, encoding: 'utf8', timeout: STARTS_WITHIN_MS },
  });
  return { status, lines: stderr.trimEnd().split('\n') };
}

/** Texts of the simulated payments. */
const traces: Readonly<Record<string, string>> = {
  'the address of the simulated provider': '/stand-in/',
  'the words of its window': 'Simulated payment',
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
    const lines = [
      'The shop could not start: This server has no simulated payments (PAYMENTS=simulated). Use npm start.',
    ];
    expect(start({ PAYMENTS: 'simulated' })).toEqual({ status: 1, lines });
  });
});
