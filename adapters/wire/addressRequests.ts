import * as v from 'valibot';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';
import { requestText } from './requestText.ts';

const text = requestText(TEXT_LIMITS.addressField);

/** The body of POST /user/address and POST /user/address/{id}. */
export const addressBody = v.object({
  address: v.object({
    name: text,
    street: text,
    city: text,
    state: text,
    country: text,
    pincode: text,
    phone: text,
  }),
});
