import type { Picture } from '../../../domain/catalogue/Picture.ts';

/** A file of a picture. */
export type PictureFile = { readonly name: string; readonly content: Uint8Array };

/** A picture in the sizes and formats of the shop: its files, the names of which begin with what `files` is to be. */
export type CutPicture = Omit<Picture, 'files'> & { readonly contents: readonly PictureFile[] };

/** Makes the pictures of the shop from a photograph. */
export type ForCuttingPictures = {
  /**
   * Cuts a photograph to 4:5, upright and without what the camera has noted. Makes the files `{name}-{width}.{format}`, and `{name}.jpg` for
   * every browser. Resolves with `refused`, a text that says why, when it is no photograph or larger than the shop takes.
   */
  cut(photograph: Uint8Array, name: string): Promise<CutPicture | { readonly refused: string }>;
};
