import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PgliteDatabase } from '../connection/PgliteDatabase.ts';
import { migrate } from '../migrate.ts';

/** PGlite's folder in `node_modules`, also when this module is part of a bundle. */
const pgliteFolder = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '..');
const folder = join(pgliteFolder, '../../.cache/creator-row');
const { version } = JSON.parse(readFileSync(join(pgliteFolder, 'package.json'), 'utf8'));
const file = join(folder, `pglite-${version}.tar`);

/**
 * Opens a migrated PGlite in memory for tests. The first call after an installation keeps the state of a new database in
 * `node_modules/.cache`, from which the others start: initializing one takes some seconds of CPU time.
 */
export async function memoryDatabase(): Promise<PgliteDatabase> {
  if (!existsSync(file)) await keepInitialState();
  const database = await PgliteDatabase.open({ loadDataDir: new Blob([readFileSync(file)]) });
  await migrate(database);
  return database;
}

async function keepInitialState(): Promise<void> {
  const pglite = await PGlite.create();
  const state = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}-${randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await state.arrayBuffer()));
  await rename(unfinished, file);
}
