import { isStale } from '../../../../core/backend/ports/refusals/Stale.ts';
import type { Admin } from '../../../../core/backend/staff/Admin.ts';
import type { StyleSize } from '../../../../core/domain/styles/StyleSize.ts';
import {
  addProductBody,
  bulkBody,
  bulkQuery,
  bulkResponse,
  changeProductBody,
  ifMatch,
  productResponse,
  productsQuery,
  productsResponse,
  skuParameters,
  undoResponse,
} from '../../../wire/admin/catalogueCalls.ts';
import { entryParameters } from '../../../wire/requestText.ts';
import { type AdminRoute, staffRoute } from '../AdminRoute.ts';
import { matchesTag } from './entityTag.ts';
import { sendTagged } from './sendTagged.ts';
import { toWireSize } from './toWireStyle.ts';

/** The calls under /admin/products. */
export function productRoutes({ catalogue }: Admin): readonly AdminRoute[] {
  const tagged = { toBody: (size: StyleSize) => ({ product: toWireSize(size) }), send: sendTagged('product') };
  return [
    staffRoute({
      ...{ method: 'GET', path: '/products', action: 'catalogue.read' },
      summary: 'Returns products, each of which is a size of a style, those that came last first.',
      schema: { querystring: productsQuery, response: productsResponse },
      handle: (_caller, { query: { q, ...page } }) => catalogue.findProducts({ text: q, ...page }),
      toBody: ({ products, next }) => ({ products: products.map(toWireSize), ...(next !== undefined && { next }) }),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/products', status: 201, action: 'catalogue.change', ...tagged },
      summary: 'Adds a size to a style.',
      schema: { body: addProductBody, response: productResponse },
      handle: ({ actor }, { body }) => catalogue.addProduct(actor, body),
    }),
    staffRoute({
      ...{ method: 'GET', path: '/products/:sku', action: 'catalogue.read', ...tagged },
      summary: 'Returns a product.',
      schema: { params: skuParameters, response: productResponse },
      refusals: ['unknown-product'],
      handle: (_caller, { params: { sku } }) => catalogue.showProduct(sku),
    }),
    staffRoute({
      ...{ method: 'PATCH', path: '/products/:sku', action: 'catalogue.change', ...tagged },
      summary: 'Changes a product. When it has changed meanwhile: status 412.',
      schema: { params: skuParameters, headers: ifMatch, body: changeProductBody, response: productResponse },
      refusals: ['unknown-product', 'state-not-named'],
      handle: async ({ actor }, { params: { sku }, headers, body }) => {
        const tag = headers['if-match'];
        if (tag === undefined) return 'state-not-named';
        const result = await catalogue.changeProduct(actor, sku, body, (size) => matchesTag(tag, toWireSize(size)));
        if (typeof result === 'string' || !isStale(result)) return result;
        return { stale: toWireSize(result.stale) };
      },
    }),
    staffRoute({
      ...{ method: 'POST', path: '/products/bulk', action: 'catalogue.change' },
      summary:
        'Changes the prices of many products, or hides them, all or none. With `preview`, tells what would change.',
      schema: { querystring: bulkQuery, body: bulkBody, response: bulkResponse },
      handle: ({ actor }, { query: { preview }, body: { skus, change } }) =>
        preview === undefined
          ? catalogue.changeManyProducts(actor, skus, change)
          : catalogue.previewManyProducts(skus, change),
      toBody: ({ id, changes }) => ({ ...(id !== undefined && { id }), changes: changes.map((each) => ({ ...each })) }),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/products/bulk/:id/undo', action: 'catalogue.change' },
      summary: 'Undoes a change of many products, once, where nobody has changed the same since.',
      schema: { params: entryParameters, response: undoResponse },
      refusals: ['unknown-bulk-change'],
      handle: ({ actor }, { params: { id } }) => catalogue.undoManyProducts(actor, id),
      toBody: ({ undone, kept }) => ({ undone: undone.slice(), kept: kept.slice() }),
    }),
  ];
}
