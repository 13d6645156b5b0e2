import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PgDatabase } from '../sql/connection/PgDatabase.ts';
import { type Contents, differingFiles, readArchive, unpackArchive } from './archive.ts';
import { storePictures } from './bucketPictures.ts';
import { type DataPlace, DUMP, EMBEDDED, type Progress } from './DataPlace.ts';
import { restoreDatabase } from './postgresPrograms.ts';
import { showProgress } from './showProgress.ts';

const TABLES = `select 1 from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') limit 1`;

/**
 * Puts a backup into an empty data folder, its pictures into the bucket if there is one, and, if it is one of PostgreSQL, its data into an empty database. Resolves with how many files it has. Rejects
 * with a text for the shopkeeper; the folder is empty then.
 */
export async function restore(file: string, place: DataPlace, progress: Progress): Promise<number> {
  const { dataDir, databaseUrl, bucket } = place;
  const contents = await readArchive(file).catch((cause: Error) => {
    throw new Error(`${file} is no whole backup: ${cause.message}`, { cause });
  });
  checkKind(contents, databaseUrl);
  await mkdir(dataDir, { recursive: true });
  if ((await readdir(dataDir)).length > 0) throw new Error(`The data folder ${dataDir} is not empty`);
  if (databaseUrl !== undefined) await checkEmpty(databaseUrl);
  try {
    const size = { title: 'Restore', bytes: [...contents.values()].reduce((sum, { bytes }) => sum + bytes, 0) };
    await showProgress(progress, size, (onFile) => unpackArchive(file, dataDir, onFile));
    const wrong = await differingFiles(dataDir, contents);
    if (wrong.length > 0) throw new Error(`These files are not as in the backup: ${wrong.join(', ')}`);
    if (bucket !== undefined) await storePictures(bucket, dataDir, progress);
    const dump = join(dataDir, DUMP);
    if (databaseUrl !== undefined) await restoreDatabase(databaseUrl, dump);
    await rm(dump, { force: true });
    return contents.size;
  } catch (error) {
    for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true });
    throw error;
  }
}

function checkKind(contents: Contents, databaseUrl: string | undefined): void {
  const isEmbedded = [...contents.keys()].some((path) => path.startsWith(`${EMBEDDED}/`));
  if (!isEmbedded && !contents.has(DUMP)) throw new Error('The file is no backup of a shop');
  if (isEmbedded && databaseUrl !== undefined)
    throw new Error('The backup has an embedded database: restore it without DATABASE_URL');
  if (!isEmbedded && databaseUrl === undefined)
    throw new Error('The backup is one of PostgreSQL: set DATABASE_URL to an empty database');
}

async function checkEmpty(databaseUrl: string): Promise<void> {
  const database = new PgDatabase(databaseUrl, 1);
  try {
    if ((await database.query(TABLES)).length > 0) throw new Error('The database of DATABASE_URL has tables already');
  } finally {
    await database.close();
  }
}
