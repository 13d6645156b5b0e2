import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { lockFolder } from '../sql/connection/lockFolder.ts';
import { differingFiles, readArchive, writeArchive } from './archive.ts';
import { fetchPictures } from './bucketPictures.ts';
import { type DataPlace, DUMP, type Progress } from './DataPlace.ts';
import { dumpDatabase } from './postgresPrograms.ts';
import { showProgress } from './showProgress.ts';

/** The lock of a process that runs, in this and earlier builds. */
const LOCK = new RegExp(`^lock(-|${sep}|$)`);

/**
 * Writes the database, the pictures, of the bucket too, and the secrets of the data folder into one file, and reads it back. A shop on PostgreSQL may be open; one
 * on the embedded database must have been stopped. Files at the top whose names begin with one of `leftOut` belong to a process. Resolves
 * with how many files there are. Rejects with a text for the shopkeeper; there is no file then.
 */
export async function backUp(
  file: string,
  { dataDir, databaseUrl, bucket, leftOut }: DataPlace & { readonly leftOut: readonly string[] },
  progress: Progress,
): Promise<number> {
  if (await exists(file)) throw new Error(`${file} exists already`);
  if (!(await exists(dataDir))) throw new Error(`There is no data folder ${dataDir}: set DATA_DIR`);
  const release = databaseUrl === undefined ? await lockFolder(dataDir) : undefined;
  const unfinished = `${file}.unfinished`;
  const dump = join(dataDir, DUMP);
  let removePictures: (() => Promise<void>) | undefined;
  try {
    if (databaseUrl !== undefined) await dumpDatabase(databaseUrl, dump);
    // After the database, so that every picture that it names is there.
    removePictures = bucket && (await fetchPictures(bucket, dataDir, progress));
    const found = await entriesOf(dataDir, leftOut);
    const files = found.filter(({ isFile }) => isFile);
    const size = { title: 'Backup', bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
    const paths = found.map(({ path }) => path);
    await showProgress(progress, size, (onFile) => writeArchive(unfinished, dataDir, paths, onFile));
    const contents = await readArchive(unfinished);
    const missing = files.filter(({ path }) => !contents.has(path.split(sep).join('/')));
    const wrong = [...missing.map(({ path }) => path), ...(await differingFiles(dataDir, contents))];
    if (wrong.length > 0) throw new Error(`The backup could not be read back: ${wrong.join(', ')}`);
    await rename(unfinished, file);
    return contents.size;
  } finally {
    try {
      await rm(unfinished, { force: true });
      if (databaseUrl !== undefined) await rm(dump, { force: true });
      await removePictures?.();
    } finally {
      await release?.();
    }
  }
}

/** Everything in the folder but what belongs to a process. PostgreSQL needs its empty folders, too. */
async function entriesOf(folder: string, leftOut: readonly string[]) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const kept = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => ({ path: relative(folder, join(entry.parentPath, entry.name)), isFile: entry.isFile() }))
    .filter(({ path }) => !LOCK.test(path) && !leftOut.some((start) => path.startsWith(start)));
  return Promise.all(kept.map(async (one) => ({ ...one, bytes: (await stat(join(folder, one.path))).size })));
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
