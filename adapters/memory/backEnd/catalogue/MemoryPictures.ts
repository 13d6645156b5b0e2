import type { ForStoringPictures } from '../../../../core/backend/ports/catalogue/ForStoringPictures.ts';

/** The files of uploaded pictures in memory. */
export class MemoryPictures implements ForStoringPictures {
  readonly #files = new Map<string, Uint8Array>();

  async store({ name, content }: Parameters<ForStoringPictures['store']>[0]): Promise<void> {
    this.#files.set(name, content);
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    return this.#files.get(name);
  }
}
