import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export const ADMIN_DOCUMENT = '<!doctype html><title>Admin</title><div id="root"></div>';
export const ADMIN_CODE = `console.log('${'admin '.repeat(200)}');`;

/** Writes a small build of the admin into a temporary folder. */
export function builtAdmin(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'admin-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), ADMIN_DOCUMENT);
  writeFileSync(join(folder, 'assets/index-a1.js'), ADMIN_CODE);
  writeFileSync(join(folder, 'assets/index-a1.js.gz'), gzipSync(ADMIN_CODE));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
