import type { Picture } from '../../core/domain/catalogue/Picture.ts';
import { NO_FACTS, picturesOf, type Style, type StylePicture } from '../../core/domain/styles/Style.ts';
import { fromWireProduct } from '../wire/wireProduct.ts';
import { productSeeds } from './products.ts';

/** The scenes of the front page, which show pieces together. */
const SCENES = {
  row: scene('hero-phone', 'The denim jacket between the block-print T-shirt and the tiered sundress', {
    ...{ widths: [400, 800], width: 800, height: 1000 },
    placeholder:
      'UklGRlQAAABXRUJQVlA4IEgAAABwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJYwDKABjaF9tuewAA/t68HqJrDMgtceKQC2psZqu2724V2kdczfHoNtjLn6YyUAA=',
  }),
  clothing: scene('categories/clothing', 'The denim jacket beside the striped top', {
    ...{ widths: [400, 800, 1200], width: 1200, height: 900 },
    placeholder:
      'UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAwABUB8JQBOgCP4j7drOx4UAP7Jdp5rGm6yVkTOrmr5zrzWAj7JS4ZlpmjZI/lEJJrpBEO36JU+0wAAAA==',
  }),
  accessories: scene('categories/accessories', 'The canvas tote beside the cap', {
    ...{ widths: [400, 800, 1200], width: 1200, height: 900 },
    placeholder:
      'UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQAAwABUB8JYgCdAD0i1mjqQWAAP7tYW7WTZFDtG1DQdQZY58ekM+LXph66rJkMi8dBmAAAAA=',
  }),
};

/** The pictures of some sample pieces behind the two of their product, by its number. */
const FURTHER: Readonly<Record<number, readonly StylePicture[]>> = {
  3: [SCENES.clothing, SCENES.row],
  7: [SCENES.accessories],
  12: [SCENES.accessories, still(12, 'The cap on its stand, from a step away')],
  16: [SCENES.row, still(16, 'The whole sundress, from a step away')],
};

/** The styles of sample products with more than two pictures. The real shop sells them. */
export const pictureStyleSeeds: readonly Style[] = productSeeds.flatMap((seed) => {
  const further = FURTHER[seed.id];
  if (further === undefined) return [];
  const product = fromWireProduct(seed);
  const { key: id, name: title, influencer: creator, description, category, categoryName } = product;
  const pictures = [...picturesOf(product), ...further];
  return [{ ...NO_FACTS, id, title, creator, description, category, categoryName, pictures }];
});

function scene(
  name: string,
  alt: string,
  { placeholder, ...sizes }: Pick<Picture, 'widths' | 'width' | 'height' | 'placeholder'>,
): StylePicture {
  const files = `/pictures/${name}`;
  const picture: Picture = {
    ...{ files, formats: ['avif', 'webp'], ...sizes },
    placeholder: `data:image/webp;base64,${placeholder}`,
  };
  return { id: name.replace('categories/', ''), alt, image: `${files}.jpg`, picture };
}

/** The first frame of a video of the front page. */
function still(id: number, alt: string): StylePicture {
  return { id: `still-${id}`, alt, image: `/videos/${id}.webp` };
}
