import type { StockedSize, StyleWithSizes } from '../../../../core/backend/staff/catalogue/FindStyles.ts';
import type { Style, StylePicture } from '../../../../core/domain/styles/Style.ts';
import type { StyleSize } from '../../../../core/domain/styles/StyleSize.ts';
import { entityTag } from './entityTag.ts';

/** Returns a style as the admin reads it. The order of the fields is that of its `ETag`. */
export function toWireStyle(style: Style) {
  const { id, title, creator, description, category, categoryName, fabric, care, fit, origin, hsn, sizeChart } = style;
  const { genericName, netQuantity, manufacturer } = style;
  return {
    ...{ id, title, creator, description, category, categoryName, fabric, care, fit, origin, hsn },
    ...{ genericName, netQuantity, manufacturer },
    sizeChart: { columns: [...sizeChart.columns], rows: sizeChart.rows.map((row) => [...row]) },
    pictures: style.pictures.map(toWireStylePicture),
  };
}

export function toWireStylePicture({ id, alt, image, picture }: StylePicture) {
  return { id, alt, image, ...(picture !== undefined && { picture: toWireSizes(picture) }) };
}

function toWireSizes({ files, widths, formats, width, height, placeholder }: NonNullable<StylePicture['picture']>) {
  return { files, widths: [...widths], formats: [...formats], width, height, placeholder };
}

/** Returns a size as the admin reads it. */
export function toWireSize({ sku, styleId, size, price, compareAtPrice, hidden }: StyleSize) {
  return { sku, styleId, size, price, compareAtPrice, hidden };
}

/** Returns a size with its pieces, and the `ETag` that a change of it names. */
export function toWireStockedSize(size: StockedSize) {
  const { onHand, held } = size;
  const wire = toWireSize(size);
  return { ...wire, etag: entityTag(wire), ...(onHand !== undefined && held !== undefined && { onHand, held }) };
}

/** Returns a row of the list of styles. */
export function toWireStyleRow({ style: { id, title, creator, category, pictures }, sizes }: StyleWithSizes) {
  const [front] = pictures;
  return {
    ...{ id, title, creator, category, products: sizes.map(toWireStockedSize) },
    ...(front !== undefined && { picture: toWireStylePicture(front) }),
  };
}
