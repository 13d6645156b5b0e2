import * as v from 'valibot';

const line = { key: v.string(), name: v.string() };

/** The response of GET /user/cart-news. Prices are in paise. */
export const cartNewsResponse = v.object({
  news: v.array(
    v.variant('kind', [
      v.object({ kind: v.literal('hidden'), ...line }),
      v.object({ kind: v.literal('repriced'), ...line, was: v.number(), price: v.number() }),
    ]),
  ),
});
