import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { postgresBinaries } from './postgresBinaries.ts';

const machine = mkdtempSync(join(tmpdir(), 'creator-row-binaries-'));
afterAll(() => rmSync(machine, { recursive: true }));

function install(folder: string, programs: readonly string[]): string {
  const path = join(machine, folder);
  mkdirSync(path, { recursive: true });
  for (const program of programs) writeFileSync(join(path, program), '');
  return path;
}

it('are found in the path first, then in the newest of the versions of Debian', () => {
  const debian = join(machine, 'debian');
  expect(postgresBinaries('', debian)).toBeUndefined();
  const client = install('client', ['psql']);
  install('debian/9/bin', ['initdb', 'postgres']);
  const newest = install('debian/15/bin', ['initdb', 'postgres']);
  install('debian/16/bin', ['psql']);
  expect(postgresBinaries(client, debian)).toBe(newest);
  const server = install('server', ['initdb', 'postgres']);
  expect(postgresBinaries([client, server].join(delimiter), debian)).toBe(server);
});
