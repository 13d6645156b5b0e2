import * as v from 'valibot';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';
import { storableText } from './requestText.ts';

/** The most keys in one request. */
export const MOST_KEYS = 100;

/** The query string of GET /availability: the keys of products, separated by commas. */
export const availabilityQuery = v.object({
  keys: v.pipe(
    storableText,
    v.maxLength(MOST_KEYS * TEXT_LIMITS.path),
    v.transform((keys) => [...new Set(keys.split(',').filter((key) => key !== ''))]),
    v.maxLength(MOST_KEYS, `At most ${MOST_KEYS} keys`),
  ),
});

/** The response of GET /availability: of the counted ones among the products; `left` only when there are at most 3. */
export const availabilityResponse = v.object({
  availability: v.record(v.string(), v.object({ inStock: v.boolean(), left: v.exactOptional(v.number()) })),
});
