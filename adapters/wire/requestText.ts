import * as v from 'valibot';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';

/** Neither NUL, which SQL databases cannot store, nor half of a surrogate pair, which UTF-8 cannot express. */
const STORABLE = /^[^\0\p{Surrogate}]*$/u;
const storable = v.regex<string, string>(STORABLE, 'Invalid character');

/** A text in a request, of characters that databases can store. */
export const storableText = v.pipe(v.string(), storable);

/** A text in a request: at most `limit` characters, which databases can store. */
export function requestText(limit: number) {
  return v.pipe(v.string(), v.maxLength(limit), storable);
}

/** A key of a product or an address in a request. */
export const requestKey = requestText(TEXT_LIMITS.path);

/** The `id` in the path of one entry of a list, such as `/user/cart/{id}`: the key of a product or an address; of `/catalogue/{id}`, the product's numeric id. */
export const entryParameters = v.object({ id: requestKey });
