import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEVELOPMENT_SECRET } from '../../adapters/mirage/developmentSecret.ts';

const SECRETS = {
  RAZORPAY_KEY_SECRET: 'the key secret of the build',
  RAZORPAY_WEBHOOK_SECRET: 'the webhook secret of the build',
  TOKEN_SECRET: 'the token secret of the build, 32 bytes',
  DATABASE_URL: 'postgres://shop:the-password-of-the-build@localhost/shop',
};

/** Builds in a mode, in an environment with secrets, into a temporary folder. Returns the modules that it read and the texts that it made. */
async function built(mode: string) {
  const modules: string[] = [];
  const recorder = {
    name: 'recorder',
    buildEnd(this: Rolldown.PluginContext) {
      modules.push(...this.getModuleIds());
    },
  };
  Object.assign(process.env, SECRETS);
  const outDir = mkdtempSync(join(tmpdir(), 'build-'));
  try {
    await build({ mode, logLevel: 'silent', build: { outDir, copyPublicDir: false }, plugins: [recorder] });
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|html|css)$/.test(file),
    );
    return { modules, text: files.map((file) => readFileSync(join(outDir, file), 'utf8')).join('\n') };
  } finally {
    rmSync(outDir, { recursive: true });
    for (const name of Object.keys(SECRETS)) delete process.env[name];
  }
}

const MOCK = /\/adapters\/mirage\/|\/node_modules\/(miragejs|pretender)\//;

describe.each([
  ['production', /src\/shop\/main\.tsx$/],
  ['server', /src\/server\/main\.ts$/],
])('The build in the mode %s', (mode, entry) => {
  let modules: readonly string[];
  let text: string;
  beforeAll(async () => {
    ({ modules, text } = await built(mode));
  });

  it('reads no file of the mock back-end', () => {
    expect(modules.some((module) => entry.test(module))).toBe(true);
    expect(modules.filter((module) => MOCK.test(module))).toEqual([]);
  });

  it.each([...Object.values(SECRETS), 'the-password-of-the-build', DEVELOPMENT_SECRET])(
    'does not contain: %s',
    (secret) => {
      expect(text.length).toBeGreaterThan(10_000);
      expect(text.includes(secret)).toBe(false);
    },
  );
});
