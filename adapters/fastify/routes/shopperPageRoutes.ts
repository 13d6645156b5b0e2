import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import { isRefusal } from '../../../core/backend/ports/refusals/Refusal.ts';
import { shopperPageQuery, shopperPageResponse } from '../../wire/shopperPageCall.ts';
import { type ApiRoute, shopperRoute } from '../ApiRoute.ts';
import { CompressedText } from '../CompressedText.ts';
import { injectFetch } from '../injectFetch.ts';
import { tokenOf } from '../requestShopper.ts';
import type { PageRenderer } from '../ServerOptions.ts';

/** The call that returns a page of the shopper. Without a renderer, no page is rendered. */
export function shopperPageRoutes(
  { showProfile, listProducts }: BackEnd,
  renderer: PageRenderer | undefined,
): readonly ApiRoute[] {
  return [
    shopperRoute({
      ...{
        method: 'GET',
        path: '/user/page',
        schema: { querystring: shopperPageQuery, response: shopperPageResponse },
      },
      summary:
        'Returns the HTML of a page of the shopper, which is absent when it was not rendered, and what the calls of the page return.',
      handle: async (shopperId, request) => {
        const shopper = await showProfile(shopperId);
        if (isRefusal(shopper)) return shopper;
        const report = (err: unknown) => request.log.error({ err }, 'A page could not be rendered for a shopper');
        const session = { ...shopper, token: tokenOf(request) ?? '' };
        const calls = { session, fetch: injectFetch(request.server) };
        const page = await renderer?.openFor(request.query.path, calls).catch(report);
        const html = await page?.render?.().catch(report);
        return { shopper, answers: page?.answers ?? {}, ...(html && { html }) };
      },
      catalogue: listProducts,
      // Nothing that is rendered for a shopper is kept.
      send: (body, request, reply) =>
        new CompressedText(JSON.stringify(body), 'once').send(request, reply.type('application/json; charset=utf-8')),
    }),
  ];
}
