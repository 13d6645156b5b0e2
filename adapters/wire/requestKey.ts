import * as v from 'valibot';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';
import { requestText } from './requestText.ts';

/** A key of a product or an address in a request. */
export const requestKey = requestText(TEXT_LIMITS.path);

/** The `id` in the path of one entry of a list, such as `/user/cart/{id}`: the key of a product or an address. */
export const entryParameters = v.object({ id: requestKey });
