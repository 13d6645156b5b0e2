import { isInvalid } from '../../core/backend/ports/refusals/Invalid.ts';
import { isRefusal } from '../../core/backend/ports/refusals/Refusal.ts';
import type { ApiRoute } from './ApiRoute.ts';
import type { CatalogueTexts } from './CatalogueTexts.ts';
import { CompressedText } from './CompressedText.ts';

/** With the 2 s in which the back-end notices an import, a change is on the shop's pages within 5 s. */
const CACHE_CONTROL = 'public, max-age=2';

/** Returns the row with its successes kept among the texts, when it says that they are. */
export function keptRoute(route: ApiRoute, texts: CatalogueTexts): ApiRoute {
  const { toBody = (value: object) => value, ...row } = route;
  const { path, catalogue, keptFor } = row;
  if (catalogue === undefined || keptFor === undefined) return route;
  return {
    ...row,
    async handle(shopperId, request) {
      const { entries } = await catalogue();
      return texts.get(entries, `${path} ${JSON.stringify([request.params, request.query])}`, async () => {
        const result = await row.handle(shopperId, request);
        if (isRefusal(result) || isInvalid(result)) return result;
        return new CompressedText(JSON.stringify(toBody(result)), keptFor);
      });
    },
    send(text, request, reply) {
      reply.header('cache-control', CACHE_CONTROL).type('application/json; charset=utf-8');
      return (text as CompressedText).send(request, reply);
    },
  };
}
