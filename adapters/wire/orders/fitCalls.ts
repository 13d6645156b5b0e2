import * as v from 'valibot';
import { FITS } from '../../../core/domain/styles/fit.ts';
import { requestKey } from '../requestText.ts';

/** The body of PUT /user/orders/{id}/fit: how the piece of this key fits. */
export const fitBody = v.object({ key: requestKey, fit: v.picklist(FITS) });

/** The response of GET /catalogue/{id}/fit: how many buyers of the style have said each. */
export const fitResponse = v.object({ fit: v.object({ small: v.number(), true: v.number(), large: v.number() }) });
