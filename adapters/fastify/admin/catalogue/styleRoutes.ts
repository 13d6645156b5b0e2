import { isStale } from '../../../../core/backend/ports/refusals/Stale.ts';
import type { Admin } from '../../../../core/backend/staff/Admin.ts';
import type { Style } from '../../../../core/domain/styles/Style.ts';
import {
  addStyleBody,
  changeStyleBody,
  ifMatch,
  pictureParameters,
  pictureResponse,
  styleResponse,
  stylesQuery,
  stylesResponse,
  styleWithProductsResponse,
} from '../../../wire/admin/catalogueCalls.ts';
import { entryParameters } from '../../../wire/requestText.ts';
import { type AdminRoute, staffRoute } from '../AdminRoute.ts';
import { matchesTag } from './entityTag.ts';
import { PICTURE_FIELD, readUpload } from './readUpload.ts';
import { sendTagged } from './sendTagged.ts';
import { toWireStockedSize, toWireStyle, toWireStylePicture, toWireStyleRow } from './toWireStyle.ts';

const NO_CONTENT = 204;

/** The calls under /admin/styles. */
export function styleRoutes({ catalogue }: Admin): readonly AdminRoute[] {
  const tagged = { toBody: (style: Style) => ({ style: toWireStyle(style) }), send: sendTagged('style') };
  return [
    staffRoute({
      ...{ method: 'GET', path: '/styles', action: 'catalogue.read' },
      summary: 'Returns styles with their sizes: first those that have none yet, then those that came last.',
      schema: { querystring: stylesQuery, response: stylesResponse },
      handle: (_caller, { query: { q, after, limit } }) => catalogue.findStyles({ text: q, after, limit }),
      toBody: ({ styles, next }) => ({ styles: styles.map(toWireStyleRow), ...(next !== undefined && { next }) }),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/styles', status: 201, action: 'catalogue.change', ...tagged },
      summary: 'Makes a style without sizes and pictures.',
      schema: { body: addStyleBody, response: styleResponse },
      handle: ({ actor }, { body }) => catalogue.addStyle(actor, body),
    }),
    staffRoute({
      ...{ method: 'GET', path: '/styles/:id', action: 'catalogue.read', refusals: ['unknown-style'] },
      summary: 'Returns a style with its sizes. The `ETag` is that of the style alone.',
      schema: { params: entryParameters, response: styleWithProductsResponse },
      handle: (_caller, { params: { id } }) => catalogue.showStyle(id),
      toBody: ({ style, sizes }) => ({ style: toWireStyle(style), products: sizes.map(toWireStockedSize) }),
      send: sendTagged('style'),
    }),
    staffRoute({
      ...{ method: 'PATCH', path: '/styles/:id', action: 'catalogue.change', ...tagged },
      summary: 'Changes a style, and with it what all of its sizes show. When it has changed meanwhile: status 412.',
      schema: { params: entryParameters, headers: ifMatch, body: changeStyleBody, response: styleResponse },
      refusals: ['unknown-style', 'state-not-named'],
      handle: async ({ actor }, { params: { id }, headers, body }) => {
        const tag = headers['if-match'];
        if (tag === undefined) return 'state-not-named';
        const result = await catalogue.changeStyle(actor, id, body, (style) => matchesTag(tag, toWireStyle(style)));
        if (typeof result === 'string' || !isStale(result)) return result;
        return { stale: toWireStyle(result.stale) };
      },
    }),
    staffRoute({
      ...{ method: 'POST', path: '/styles/:id/pictures', status: 201, action: 'catalogue.change' },
      summary: 'Adds a picture to a style: a JPEG, PNG, WebP or AVIF file of up to 20 MB, which is cut to 4:5.',
      schema: { params: entryParameters, response: pictureResponse },
      form: { ...PICTURE_FIELD, alt: { type: 'string' } },
      refusals: ['unknown-style'],
      handle: async ({ actor }, request) => {
        const upload = await readUpload(request);
        return 'invalid' in upload ? upload : catalogue.addPicture(actor, request.params.id, upload);
      },
      toBody: (picture) => ({ picture: toWireStylePicture(picture) }),
    }),
    staffRoute({
      ...{ method: 'DELETE', path: '/styles/:id/pictures/:pictureId', status: NO_CONTENT, action: 'catalogue.change' },
      summary: 'Takes a picture out of a style.',
      schema: { params: pictureParameters },
      refusals: ['unknown-style', 'unknown-picture'],
      handle: ({ actor }, { params: { id, pictureId } }) => catalogue.removePicture(actor, id, pictureId),
      send: (_, _request, reply) => reply.code(NO_CONTENT).send(),
    }),
  ];
}
