import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const MAIN = fileURLToPath(new URL('apiServer.ts', import.meta.url));
/** The name of a package, also of those that a build brings along. */
const PACKAGE = /^[@\w][^:]*$/;
const PACKAGE_FILES = ['package.json', 'package-lock.json'];

/** Writes an archive of the server of this build: its API alone, without the packages, which npm installs. */
export async function recordServer(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'creator-row-record-'));
  try {
    const outDir = join(folder, 'dist-server');
    const rolldownOptions = { input: { main: MAIN }, external: PACKAGE };
    await build({ mode: 'server', build: { outDir, emptyOutDir: true, rolldownOptions } });
    for (const name of PACKAGE_FILES) copyFileSync(name, join(folder, name));
    execFileSync('tar', ['-czf', file, '-C', folder, '--owner=0', '--group=0', 'dist-server', ...PACKAGE_FILES]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
