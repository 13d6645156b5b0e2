import * as v from 'valibot';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';

/** The query of GET /user/page: the path of the page, such as `/checkout`. */
export const shopperPageQuery = v.object({ path: v.optional(v.pipe(v.string(), v.maxLength(TEXT_LIMITS.path)), '/') });

/**
 * The response of GET /user/page: the shopper that the page is rendered for; what its calls have returned, by their paths below `/api`,
 * such as `/user/cart`; and, unless it could not be rendered, the HTML in its root.
 */
export const shopperPageResponse = v.object({
  shopper: v.object({ firstName: v.string(), lastName: v.string(), email: v.string() }),
  answers: v.record(v.string(), v.unknown()),
  html: v.optional(v.string()),
});
