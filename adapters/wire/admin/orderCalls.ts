import * as v from 'valibot';
import { STAFF_CANCEL_REASONS } from '../../../core/domain/orders/staffCancelReasons.ts';
import { MOST_ON_HAND } from '../../../core/domain/stock/mostOnHand.ts';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { requestKey, requestText } from '../requestText.ts';

const STATUSES = ['payment-pending', 'placed', 'packed', 'shipped', 'delivered', 'cancelled'] as const;
const LONGEST_NOTE = 2_000;
/** The largest amount of a request, in paise. */
const MOST_PAISE = 10_000_000_000;

const status = v.picklist(STATUSES);
const paise = v.pipe(v.number(), v.integer());
/** A text in a request that is not empty. */
export const text = (limit: number) => v.pipe(requestText(limit), v.trim(), v.nonEmpty('is empty'));
export const note = text(LONGEST_NOTE);
/** Pieces in a request, by SKU. */
export const pieces = v.array(
  v.object({ sku: requestKey, quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ON_HAND)) }),
);

/** The query string of GET /admin/orders: `state` is the state of the orders, `q` a part of the number, name, phone, PIN or e-mail; with `sort`, the oldest come first. */
export const ordersQuery = v.object({
  state: v.optional(status),
  q: v.optional(requestText(TEXT_LIMITS.name)),
  sort: v.optional(v.picklist(['oldest'])),
  after: v.optional(requestKey),
});

/** The response of GET /admin/orders. `amount` is there for those who may read sums. */
export const ordersResponse = v.object({
  orders: v.array(
    v.object({
      ...{ id: v.string(), number: v.string(), status, name: v.string(), email: v.string(), placedAt: v.string() },
      ...{ pieces: v.number(), amount: v.optional(paise) },
    }),
  ),
  counts: v.record(v.string(), v.number()),
  next: v.optional(v.string()),
});

const refund = v.object({
  ...{ id: v.string(), amount: paise, status: v.string(), reason: v.string(), at: v.string(), actor: v.string() },
  failure: v.optional(v.string()),
  /** The id of the failed refund that this one tries again. */
  retryOf: v.optional(v.string()),
  lines: v.array(v.object({ sku: v.string(), quantity: v.number(), amount: paise })),
});

/** The response of GET /admin/orders/{id}. `sums` is there for those who may read sums. */
export const orderResponse = v.object({
  order: v.object({
    ...{ id: v.string(), number: v.string(), status, placedAt: v.string(), email: v.string() },
    /** Who sells, as lines of a receipt, the shop's name first. */
    seller: v.optional(v.array(v.string())),
    address: v.object({
      ...{ name: v.string(), street: v.string(), city: v.string(), state: v.string() },
      ...{ country: v.string(), pincode: v.string(), phone: v.string() },
    }),
    lines: v.array(
      v.object({
        ...{ sku: v.string(), name: v.string(), size: v.string(), quantity: v.number(), image: v.string() },
        /** How many pieces are in parcels. */
        shipped: v.number(),
        price: v.optional(paise),
      }),
    ),
    shipments: v.array(
      v.object({
        ...{ carrier: v.string(), trackingNumber: v.string(), shippedAt: v.string() },
        deliveredAt: v.optional(v.string()),
        lines: v.array(v.object({ sku: v.string(), quantity: v.number() })),
      }),
    ),
    timeline: v.array(
      v.object({ ...{ kind: v.string(), at: v.string(), actor: v.string() }, note: v.optional(v.string()) }),
    ),
    mails: v.array(
      v.object({ ...{ id: v.string(), kind: v.string(), createdAt: v.string() }, sentAt: v.optional(v.string()) }),
    ),
    sums: v.optional(
      v.object({
        ...{ subTotal: paise, discount: paise, couponDiscount: paise, paid: paise },
        payment: v.optional(
          v.object({ ...{ id: v.string(), status: v.string() }, ...{ amount: paise, refunded: paise } }),
        ),
        refunds: v.array(refund),
      }),
    ),
  }),
});

/** The body of POST /admin/orders/{id}/ship: without lines, all that is not in another parcel. */
export const shipBody = v.object({
  ...{ carrier: text(TEXT_LIMITS.name), trackingNumber: text(TEXT_LIMITS.name) },
  lines: v.optional(v.pipe(pieces, v.minLength(1))),
});

/** The body of POST /admin/orders/{id}/cancel. */
export const cancelBody = v.object({
  reason: v.picklist(STAFF_CANCEL_REASONS),
  note: v.optional(note),
  ...{ refund: v.boolean(), restock: v.boolean() },
});

/** The body of POST /admin/orders/{id}/notes. */
export const noteBody = v.object({ text: note });

/** The query string of POST /admin/orders/{id}/refunds: with `preview`, nothing is refunded. */
export const refundQuery = v.object({ preview: v.optional(v.string()) });

/** The body of POST /admin/orders/{id}/refunds: some pieces, an amount in paise or, without either, all that is left. */
export const refundBody = v.pipe(
  v.object({
    lines: v.optional(pieces),
    amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAISE))),
    restock: v.boolean(),
    reason: note,
  }),
  v.check(({ lines, amount }) => lines === undefined || amount === undefined, 'Name lines or an amount, not both'),
);

/** The response of POST /admin/orders/{id}/refunds: `id` and `status` are absent in a preview. */
export const refundResponse = v.object({
  refund: v.object({
    ...{ id: v.optional(v.string()), status: v.optional(v.string()), amount: paise },
    lines: v.array(v.object({ sku: v.string(), quantity: v.number(), amount: paise })),
  }),
});

/** The response of POST /admin/refunds/{id}/retry: the id of the new refund. */
export const retryResponse = v.object({ refund: v.object({ id: v.string() }) });
