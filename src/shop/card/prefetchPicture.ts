import type { Picture } from '../../../core/domain/catalogue/Picture.ts';
import { PICTURE_SIZES, pictureSources } from '../../shared/ui/pictures/pictureSources.ts';

const asked = new Set<string>();

/** Prefetches the first picture of a product's page, once per picture. */
export function prefetchPicture(picture: Picture): void {
  const [best] = pictureSources(picture, PICTURE_SIZES.details);
  if (best === undefined || asked.has(picture.files)) return;
  asked.add(picture.files);
  const image = new Image();
  image.fetchPriority = 'low';
  image.sizes = best.sizes;
  image.srcset = best.srcSet;
}
