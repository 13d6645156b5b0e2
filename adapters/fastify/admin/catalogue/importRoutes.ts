import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Imported } from '../../../../core/backend/catalogue/ImportProducts.ts';
import { type Invalid, isInvalid } from '../../../../core/backend/ports/refusals/Invalid.ts';
import type { Admin } from '../../../../core/backend/staff/Admin.ts';
import type { ImportPreview } from '../../../../core/backend/staff/catalogue/PreviewImport.ts';
import { importQuery, importResponse, keptPictureResponse } from '../../../wire/admin/importCalls.ts';
import { type AdminRoute, staffRoute } from '../AdminRoute.ts';
import { pictureFormat } from './pictureFormat.ts';
import { readProductUpload } from './readProductUpload.ts';
import { PICTURE_FIELD, readUpload } from './readUpload.ts';

type Answer = (Imported | ImportPreview) & { readonly warnings: readonly string[] };

const DIGITS = 32;

/** The calls that bring many products into the shop, and out of it. */
export function importRoutes({ catalogue }: Admin): readonly AdminRoute[] {
  return [
    staffRoute({
      ...{ method: 'POST', path: '/products/import', action: 'catalogue.change' },
      summary:
        'Adds and replaces products and counts their stock, all or none: JSON, or CSV of Shopify, up to 200 MB. With `preview`, tells what would change.',
      schema: { querystring: importQuery, response: importResponse },
      form: {
        products: { type: 'string', contentMediaType: 'application/octet-stream' },
        pictures: { type: 'string', description: 'JSON: the addresses of uploaded pictures by the names in the file.' },
      },
      handle: ({ actor }, request) =>
        readProductUpload<Answer | Invalid>(request, (upload) =>
          request.query.preview === undefined
            ? catalogue.importProducts(actor, upload)
            : catalogue.previewImport(upload),
        ),
      toBody: (result) => {
        const warnings = result.warnings.slice();
        if (!('faults' in result)) return { added: result.added, replaced: result.replaced, warnings };
        const { added, changed, unchanged, hidden, lines, faults } = result;
        return {
          ...{ added, replaced: changed + unchanged, warnings },
          preview: {
            ...{ changed, unchanged, hidden },
            lines: lines.map((line) => ({ ...line, fields: line.fields.slice() })),
            faults: faults.map((fault) => ({ ...fault })),
          },
        };
      },
    }),
    staffRoute({
      ...{ method: 'GET', path: '/products.json', action: 'catalogue.read', produces: 'application/json' },
      summary: 'Returns all products as the JSON file of an import, which changes nothing.',
      schema: {},
      handle: async () => ({ texts: await catalogue.exportProducts() }),
      send: (body, _request, reply) =>
        reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', 'attachment; filename="products.json"')
          .send(Readable.from((body as { readonly texts: Iterable<string> }).texts)),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/pictures', status: 201, action: 'catalogue.change' },
      summary: 'Keeps a picture for products of an import: JPEG, PNG, WebP, AVIF or GIF, up to 20 MB.',
      schema: { response: keptPictureResponse },
      form: PICTURE_FIELD,
      handle: async ({ actor }, request) => {
        const upload = await readUpload(request);
        if (isInvalid(upload)) return upload;
        const content = upload.photograph;
        const format = pictureFormat(content);
        if (format === undefined) return { invalid: ['picture: this is no JPEG, PNG, WebP, AVIF or GIF'] };
        const name = `${createHash('sha256').update(content).digest('hex').slice(0, DIGITS)}.${format}`;
        return catalogue.keepPicture(actor, { name, content });
      },
      toBody: (kept) => kept,
    }),
  ];
}
