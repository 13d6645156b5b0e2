import * as v from 'valibot';
import { PIN } from '../../core/domain/addresses/pin.ts';

/** The query string of GET /delivery. */
export const deliveryQuery = v.object({ pin: v.pipe(v.string(), v.regex(PIN, 'A PIN code has six digits')) });

/** The first and the last day on which an order arrives, such as `2026-11-26`, in the shop's time zone. */
export const wireDelivery = v.object({ from: v.string(), to: v.string() });

/** The response of GET /delivery; without `delivery` for a PIN code that no state has. */
export const deliveryResponse = v.object({ delivery: v.exactOptional(wireDelivery) });
