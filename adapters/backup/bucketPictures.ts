import { mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket, Progress } from './DataPlace.ts';

/** The folder in the data folder, and in a backup, that has the uploaded pictures. */
const PICTURES = 'uploaded-pictures';

/** Puts the pictures of a bucket into the data folder, besides those that are there. Resolves with a function that removes them again. */
export async function fetchPictures(bucket: Bucket, dataDir: string, progress: Progress): Promise<() => Promise<void>> {
  const folder = join(dataDir, PICTURES);
  const isNew = (await stat(folder).catch(() => undefined)) === undefined;
  if (isNew) await mkdir(folder);
  const fetched: string[] = [];
  const remove = async () => {
    for (const file of fetched) await rm(file);
    if (isNew) await rmdir(folder);
  };
  try {
    const there = new Set(await readdir(folder));
    const names = (await bucket.names()).filter((name) => !there.has(name));
    await eachShown(progress, names, async (name) => {
      const content = await bucket.read(name);
      if (content === undefined) return;
      const file = join(folder, name);
      fetched.push(file);
      await writeFile(file, content);
    });
    return remove;
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Moves the pictures of the data folder into a bucket. */
export async function storePictures(bucket: Bucket, dataDir: string, progress: Progress): Promise<void> {
  const folder = join(dataDir, PICTURES);
  const names = await readdir(folder).catch(() => []);
  await eachShown(progress, names, async (name) => {
    await bucket.store({ name, content: await readFile(join(folder, name)) });
  });
  await rm(folder, { recursive: true, force: true });
}

async function eachShown(progress: Progress, names: readonly string[], work: (name: string) => Promise<void>) {
  progress.startProgress('Pictures of the bucket', names.length);
  try {
    for (const name of names) {
      await work(name);
      progress.advance(1);
    }
  } finally {
    progress.stopProgress();
  }
}
