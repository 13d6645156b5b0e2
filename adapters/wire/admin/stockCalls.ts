import * as v from 'valibot';
import { MOST_ON_HAND } from '../../../core/domain/stock/mostOnHand.ts';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { requestKey, requestText } from '../requestText.ts';
import { stylesQuery } from './catalogueCalls.ts';

const MOST_MOVEMENTS = 5_000;

/** The query string of GET /admin/stock: `state` is `low` for styles with a size of which one to three pieces are free, `out` for none. */
export const stockQuery = v.object({ ...stylesQuery.entries, state: v.optional(v.picklist(['low', 'out'])) });

/** The response of GET /admin/stock. A size that is not counted has no `onHand` and no `held`. */
export const stockResponse = v.object({
  rows: v.array(
    v.object({
      ...{ styleId: v.string(), title: v.string(), creator: v.string() },
      sizes: v.array(
        v.object({
          ...{ sku: v.string(), size: v.string(), hidden: v.boolean() },
          ...{ onHand: v.optional(v.number()), held: v.optional(v.number()) },
        }),
      ),
    }),
  ),
  next: v.optional(v.string()),
});

/**
 * The body of POST /admin/stock/movements: `receive` and `return` add pieces, `adjust` adds a signed number, `count` sets what is on
 * hand. With `expected`, the change is refused when other pieces are on hand; 0 for a product that is not counted.
 */
export const movementsBody = v.object({
  movements: v.pipe(
    v.array(
      v.object({
        sku: requestKey,
        kind: v.picklist(['receive', 'adjust', 'count', 'return']),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(-MOST_ON_HAND), v.maxValue(MOST_ON_HAND)),
        expected: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_ON_HAND))),
        reason: v.exactOptional(v.pipe(requestText(TEXT_LIMITS.name), v.trim(), v.nonEmpty('is empty'))),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_MOVEMENTS),
  ),
});

/** The response of POST /admin/stock/movements: the pieces of each product that was named. */
export const movementsResponse = v.object({
  levels: v.array(v.object({ sku: v.string(), onHand: v.number(), held: v.number() })),
});
