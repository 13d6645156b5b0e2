import * as v from 'valibot';
import { wireAddress } from './wireAddress.ts';

/** The response of every call under /user/address: the whole address book. */
export const addressesResponse = v.object({ addressList: v.array(wireAddress) });
