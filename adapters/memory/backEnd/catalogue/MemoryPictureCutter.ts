import type { CutPicture, ForCuttingPictures } from '../../../../core/backend/ports/catalogue/ForCuttingPictures.ts';

/** Stands for a photograph. */
export const A_PHOTOGRAPH: Uint8Array = new TextEncoder().encode('a photograph');

/** Cuts {@link A_PHOTOGRAPH} alone, to one size. */
export class MemoryPictureCutter implements ForCuttingPictures {
  async cut(photograph: Uint8Array, name: string): Promise<CutPicture | { readonly refused: string }> {
    const text = new TextDecoder().decode(photograph);
    if (text !== new TextDecoder().decode(A_PHOTOGRAPH)) return { refused: 'This is no photograph' };
    const names = [`${name}-200.avif`, `${name}-200.webp`, `${name}.jpg`];
    return {
      ...{ widths: [200], formats: ['avif', 'webp'], width: 200, height: 250 },
      placeholder: 'data:image/webp;base64,UklGRg==',
      contents: names.map((each) => ({ name: each, content: photograph })),
    };
  }
}
