import * as v from 'valibot';
import { MAX_QUANTITY } from '../../../core/domain/cart/CartItem.ts';
import { MOST_ENTRIES } from '../../../core/domain/lists/mostEntries.ts';
import { RETURN_REASONS } from '../../../core/domain/returns/Return.ts';
import { requestKey } from '../requestText.ts';

/** The body of POST /user/orders/{id}/returns: the pieces that come back. `exchangeFor` is the key of the size wanted instead of money. */
export const returnBody = v.object({
  lines: v.pipe(
    v.array(
      v.object({
        key: requestKey,
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
        reason: v.picklist(RETURN_REASONS),
        exchangeFor: v.optional(requestKey),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_ENTRIES.cartLines),
  ),
});

/** The ids in the path of a return of the shopper. */
export const returnParameters = v.object({ id: requestKey, returnId: requestKey });
