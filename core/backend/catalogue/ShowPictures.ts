import type { ShownPicture } from '../../domain/catalogue/Picture.ts';
import { furtherPicturesOf, styleIdOf } from '../../domain/styles/Style.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { SearchCatalogue } from './SearchCatalogue.ts';

type Ports = Pick<BackEndPorts, 'styles' | 'catalogue'> & Pick<SearchCatalogue, 'product'>;

/** Resolves with the pictures behind those that the product with this numeric id has itself. */
export type ShowPictures = (id: string) => Promise<readonly ShownPicture[] | 'unknown-product'>;

export function makeShowPictures({ styles, catalogue, product }: Ports): ShowPictures {
  return async (id) => {
    const listed = await product(id);
    if (listed === 'unknown-product') return listed;
    const [stored] = listed.pictureCount === undefined ? [] : await catalogue.withSkus([listed.key]);
    const [style] = stored === undefined ? [] : await styles.stored([styleIdOf(stored)]);
    return style === undefined ? [] : furtherPicturesOf(listed, style.pictures);
  };
}
