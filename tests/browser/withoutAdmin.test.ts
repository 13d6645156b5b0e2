import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** What the build of the shop reads. */
const SOURCES = ['core', 'adapters', 'src', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package.json'];
const ADMIN = resolve('src/admin');

/** Builds the shop in a copy of the project that has no `src/admin`, and returns what `read` returns of the build. */
function builtWithoutAdmin<Result>(read: (folder: string) => Result): Result {
  const copy = mkdtempSync(join(tmpdir(), 'without-admin-'));
  try {
    for (const source of SOURCES) {
      const filter = (path: string) => resolve(path) !== ADMIN;
      cpSync(source, join(copy, source), { recursive: true, filter });
    }
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
    const vite = resolve('node_modules/vite/bin/vite.js');
    // Without the variables of Vitest, which would make it another build.
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: copy, env, stdio: 'pipe' });
    return read(join(copy, 'dist'));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The hash of each file of a build, by its path. */
function hashesIn(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), hashOf(path)]));
}

it('The built shop is the same, byte for byte, without the sources of the admin', () => {
  const shop = hashesIn(resolve('dist'));
  expect(Object.keys(shop).length).toBeGreaterThan(100);
  expect(builtWithoutAdmin(hashesIn)).toEqual(shop);
});
