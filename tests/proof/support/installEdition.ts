import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PgDatabase } from '../../../adapters/sql/connection/PgDatabase.ts';
import { pathOfRecord, readRecord } from '../../records/editions.ts';

const run = promisify(execFile);

/** The recorded server of an edition, with its own packages. */
export type InstalledEdition = { readonly folder: string; remove(): void };

/** Installs the recorded server of an edition in a temporary folder. Its packages come from npm, as its lock file names them. */
export async function installEdition(edition: string): Promise<InstalledEdition> {
  const folder = mkdtempSync(join(tmpdir(), 'creator-row-edition-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await run('tar', ['-xzf', pathOfRecord(edition, 'server.tgz'), '-C', folder]);
    await run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Restores the recorded database of an edition, as that has written it. */
export async function restoreEdition(edition: string, databaseUrl: string): Promise<void> {
  const database = new PgDatabase(databaseUrl, 1);
  try {
    await database.runScript(readRecord(edition, 'database.sql'));
  } finally {
    await database.close();
  }
}
