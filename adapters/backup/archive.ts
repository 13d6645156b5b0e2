import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { create, extract, list } from 'tar';

/** The files of an archive, by their paths. */
export type Contents = ReadonlyMap<string, { readonly bytes: number; readonly sha256: string }>;

/** Writes files and folders of a folder into an archive, a tar file that is compressed by gzip. `onFile` is called with the size of each file, in bytes. */
export async function writeArchive(
  file: string,
  folder: string,
  paths: readonly string[],
  onFile: (bytes: number) => void,
): Promise<void> {
  const onWriteEntry = ({ stat: status }: { readonly stat?: Stats | undefined }) =>
    void (status?.isFile() && onFile(status.size));
  const options = { file, cwd: folder, gzip: true, portable: true, strict: true, mode: 0o600, noDirRecurse: true };
  await create({ ...options, onWriteEntry }, [...paths]);
}

/** Reads a whole archive. Rejects when it is damaged or is none. */
export async function readArchive(file: string): Promise<Contents> {
  const contents = new Map<string, { readonly bytes: number; readonly sha256: string }>();
  await list({
    ...{ file, strict: true },
    onReadEntry: (entry) => {
      const hash = createHash('sha256');
      entry.on('data', (chunk) => hash.update(chunk));
      entry.on('end', () => {
        if (entry.type === 'File') contents.set(entry.path, { bytes: entry.size, sha256: hash.digest('hex') });
      });
    },
  });
  return contents;
}

/** Puts the files of an archive into a folder. `onFile` is called with the size of each, in bytes. */
export async function unpackArchive(file: string, folder: string, onFile: (bytes: number) => void): Promise<void> {
  await extract({ file, cwd: folder, strict: true, onReadEntry: ({ size }) => onFile(size) });
}

/** Resolves with the paths of files in a folder whose content is not that of the archive. */
export async function differingFiles(folder: string, contents: Contents): Promise<readonly string[]> {
  const differing: string[] = [];
  for (const [path, { sha256 }] of contents) if ((await hashOf(join(folder, path))) !== sha256) differing.push(path);
  return differing;
}

async function hashOf(file: string): Promise<string | undefined> {
  if ((await stat(file).catch(() => undefined)) === undefined) return undefined;
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
