import * as v from 'valibot';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { requestText } from '../requestText.ts';
import { ADDRESS_FIELDS } from './wireAddress.ts';

const text = requestText(TEXT_LIMITS.addressField);

/** The body of POST /user/address and POST /user/address/{id}. */
export const addressBody = v.object({ address: v.object(v.entriesFromList(ADDRESS_FIELDS, text)) });
