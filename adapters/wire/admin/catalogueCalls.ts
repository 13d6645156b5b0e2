import * as v from 'valibot';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { requestKey, requestText } from '../requestText.ts';

const MOST_SKUS = 5_000;
const MOST_CHART = { columns: 20, rows: 200 };
const MOST_PICTURES = 100;
/** The smallest and the largest change of prices in percent. */
const PERCENT = { least: -99, most: 1_000 };
const PAGE = { default: 50, most: 200 };

const name = v.pipe(requestText(TEXT_LIMITS.name), v.trim(), v.nonEmpty('is empty'));
const shortText = v.pipe(requestText(TEXT_LIMITS.name), v.trim());
const longText = requestText(TEXT_LIMITS.productText);
const paise = v.pipe(v.number(), v.integer());
const sku = v.pipe(requestText(TEXT_LIMITS.indexed), v.trim(), v.nonEmpty('is empty'));
const limit = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/, 'is not a whole number'),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(PAGE.most),
  ),
  `${PAGE.default}`,
);
const cells = v.pipe(v.array(shortText), v.maxLength(MOST_CHART.columns));
const sizeChart = v.object({ columns: cells, rows: v.pipe(v.array(cells), v.maxLength(MOST_CHART.rows)) });

/** The query string of GET /admin/styles: `q` is a part of the title, the creator or a SKU, `after` the last id of the page before. */
export const stylesQuery = v.object({
  q: v.optional(requestText(TEXT_LIMITS.name)),
  after: v.optional(requestKey),
  limit,
});

/** The query string of GET /admin/products: `after` is the last SKU of the page before. */
export const productsQuery = v.object({ ...stylesQuery.entries, styleId: v.optional(requestKey) });

const facts = {
  ...{ description: v.optional(longText), fabric: v.optional(longText), care: v.optional(longText) },
  ...{ fit: v.optional(longText), origin: v.optional(longText), hsn: v.optional(shortText) },
  ...{ genericName: v.optional(longText), netQuantity: v.optional(longText), manufacturer: v.optional(longText) },
  ...{ category: v.optional(name), categoryName: v.optional(shortText), sizeChart: v.optional(sizeChart) },
};

/** The body of POST /admin/styles: what is absent is empty. */
export const addStyleBody = v.object({ title: name, creator: name, ...facts });

/** The body of PATCH /admin/styles/{id}: what is absent stays. `pictures` names each picture once, in the new order. */
export const changeStyleBody = v.object({
  ...{ title: v.optional(name), creator: v.optional(name), ...facts },
  pictures: v.optional(v.pipe(v.array(v.object({ id: requestKey, alt: shortText })), v.maxLength(MOST_PICTURES))),
});

/** The headers of a change: `If-Match` is the `ETag` of what was changed. */
export const ifMatch = v.object({ 'if-match': v.optional(v.string()) });

const price = paise;
const compareAtPrice = v.nullable(paise);

/** The body of POST /admin/products, prices in paise. Without a `sku` the product gets one of its title and size. */
export const addProductBody = v.object({
  ...{ sku: v.optional(sku), styleId: requestKey, size: name, price },
  ...{ compareAtPrice: v.optional(compareAtPrice, null), hidden: v.optional(v.boolean(), false) },
});

/** The body of PATCH /admin/products/{sku}: what is absent stays. */
export const changeProductBody = v.object({
  ...{ styleId: v.optional(requestKey), size: v.optional(name), price: v.optional(price) },
  ...{ compareAtPrice: v.optional(compareAtPrice), hidden: v.optional(v.boolean()) },
});

/** The query string of POST /admin/products/bulk: with `preview`, nothing is changed. */
export const bulkQuery = v.object({ preview: v.optional(v.string()) });

/** The body of POST /admin/products/bulk. `pricePercent` is by how much prices change: -10 makes ₹1,000 to ₹900. */
export const bulkBody = v.object({
  skus: v.pipe(v.array(requestKey), v.minLength(1), v.maxLength(MOST_SKUS)),
  change: v.pipe(
    v.object({
      ...{ price: v.optional(price), compareAtPrice: v.optional(compareAtPrice), hidden: v.optional(v.boolean()) },
      pricePercent: v.optional(v.pipe(v.number(), v.finite(), v.minValue(PERCENT.least), v.maxValue(PERCENT.most))),
    }),
    v.check(
      ({ price: set, pricePercent }) => set === undefined || pricePercent === undefined,
      'Name a price or a percentage, not both',
    ),
  ),
});

export const pictureParameters = v.object({ id: requestKey, pictureId: requestKey });
export const skuParameters = v.object({ sku: requestKey });

const picture = v.object({
  ...{ id: v.string(), alt: v.string(), image: v.string() },
  /** The same in the form of `/api/products`; absent when there is one file only. */
  picture: v.optional(
    v.object({
      ...{ files: v.string(), widths: v.array(v.number()), formats: v.array(v.string()) },
      ...{ width: v.number(), height: v.number(), placeholder: v.string() },
    }),
  ),
});

/** A style. */
export const wireStyle = v.object({
  ...{ id: v.string(), title: v.string(), creator: v.string(), description: v.string() },
  ...{ category: v.string(), categoryName: v.string() },
  ...{ fabric: v.string(), care: v.string(), fit: v.string(), origin: v.string(), hsn: v.string() },
  ...{ genericName: v.string(), netQuantity: v.string(), manufacturer: v.string() },
  ...{ sizeChart: v.object({ columns: v.array(v.string()), rows: v.array(v.array(v.string())) }) },
  pictures: v.array(picture),
});

/** A product: a size of a style. */
export const wireSize = v.object({
  ...{ sku: v.string(), styleId: v.string(), size: v.string() },
  ...{ price: paise, compareAtPrice, hidden: v.boolean() },
});

const stocked = v.object({
  ...wireSize.entries,
  /** What `If-Match` names when this product is changed. */
  etag: v.string(),
  ...{ onHand: v.optional(v.number()), held: v.optional(v.number()) },
});

/** The response of GET /admin/styles. `products` are the sizes; `onHand` is absent for one that is not counted. */
export const stylesResponse = v.object({
  styles: v.array(
    v.object({
      ...{ id: v.string(), title: v.string(), creator: v.string(), category: v.string() },
      ...{ picture: v.optional(picture), products: v.array(stocked) },
    }),
  ),
  next: v.optional(v.string()),
});

/** The response of a call that shows or changes one style. */
export const styleResponse = v.object({ style: wireStyle });

/** The response of GET /admin/styles/{id}. */
export const styleWithProductsResponse = v.object({ style: wireStyle, products: v.array(stocked) });

/** The response of GET /admin/products. */
export const productsResponse = v.object({ products: v.array(wireSize), next: v.optional(v.string()) });

/** The response of a call that shows or changes one product. */
export const productResponse = v.object({ product: wireSize });

const offer = v.object({ price: paise, compareAtPrice, hidden: v.boolean() });

/** The response of POST /admin/products/bulk. `id` undoes the change; it is absent in a preview and when nothing changes. */
export const bulkResponse = v.object({
  id: v.optional(v.string()),
  changes: v.array(v.object({ sku: v.string(), before: offer, after: offer })),
});

/** The response of POST /admin/products/bulk/{id}/undo: the SKUs of what is as it was, and of what was changed since. */
export const undoResponse = v.object({ undone: v.array(v.string()), kept: v.array(v.string()) });

/** The response of POST /admin/styles/{id}/pictures. */
export const pictureResponse = v.object({ picture });
