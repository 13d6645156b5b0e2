import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFile } from '../../core/backend/ports/catalogue/ForCuttingPictures.ts';
import type { ForStoringPictures } from '../../core/backend/ports/catalogue/ForStoringPictures.ts';

/** Keeps uploaded pictures in a folder. */
export class PictureFolder implements ForStoringPictures {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async store({ name, content }: PictureFile): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    // A file that is written halfway must not be there under its name.
    const part = join(this.#folder, `.${randomUUID()}`);
    await writeFile(part, content);
    await rename(part, join(this.#folder, name));
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    try {
      return await readFile(join(this.#folder, name));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }
}
