import * as v from 'valibot';
import { RETURN_REASONS, RETURN_STATES } from '../../../core/domain/returns/Return.ts';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { requestKey } from '../requestText.ts';
import { note, pieces, text } from './orderCalls.ts';

const state = v.picklist(RETURN_STATES);

/** The query string of GET /admin/returns. */
export const returnsQuery = v.object({ state: v.optional(state), after: v.optional(requestKey) });

const returned = v.object({
  ...{ id: v.string(), state, askedAt: v.string(), orderId: v.string(), orderNumber: v.string(), name: v.string() },
  lines: v.array(
    v.object({
      ...{ sku: v.string(), name: v.string(), size: v.string(), quantity: v.number() },
      reason: v.picklist(RETURN_REASONS),
      /** How many arrived; absent until any have. */
      received: v.optional(v.number()),
      /** The size that the shopper gets instead of money. */
      exchange: v.optional(v.object({ sku: v.string(), size: v.string() })),
    }),
  ),
  /** Whether what arrived went back into stock. */
  restocked: v.optional(v.boolean()),
  /** Until when the other sizes are held. */
  heldUntil: v.optional(v.string()),
  parcel: v.optional(v.object({ carrier: v.string(), trackingNumber: v.string(), shippedAt: v.string() })),
  /** Why it was refused. */
  note: v.optional(v.string()),
});

/** A return in the JSON of `/api/admin`. */
export type WireReturn = v.InferInput<typeof returned>;

/** The response of GET /admin/returns. */
export const returnsResponse = v.object({
  returns: v.array(returned),
  counts: v.record(v.string(), v.number()),
  next: v.optional(v.string()),
});

/** The response of a change of a return. */
export const returnResponse = v.object({ return: returned });

/** The body of POST /admin/returns/{id}/receive: without lines, all pieces have arrived. */
export const receiveBody = v.object({ lines: v.optional(v.pipe(pieces, v.minLength(1))), restock: v.boolean() });

/** The body of POST /admin/returns/{id}/exchange. */
export const exchangeBody = v.object({ carrier: text(TEXT_LIMITS.name), trackingNumber: text(TEXT_LIMITS.name) });

/** The body of POST /admin/returns/{id}/refuse. */
export const refuseBody = v.object({ note });
