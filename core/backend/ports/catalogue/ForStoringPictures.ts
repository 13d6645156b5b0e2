import type { PictureFile } from './ForCuttingPictures.ts';

/** The files of the pictures that staff have uploaded. A file never changes. */
export type ForStoringPictures = {
  /** Stores a file. Its name has letters, digits, hyphens and one dot. */
  store(file: PictureFile): Promise<void>;
  /** Resolves with the content of a file, if there is one of this name. */
  read(name: string): Promise<Uint8Array | undefined>;
};
