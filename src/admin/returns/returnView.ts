import type { StaffReturn, StaffReturnLine } from '../../../core/admin/ports/ForSettlingReturns.ts';
import type { ReturnReason, ReturnState } from '../../../core/domain/returns/Return.ts';
import { formatDate, formatTime } from '../../../core/domain/time/formatDate.ts';
import { paths } from '../paths/paths.ts';

/** A return, ready to print. */
export type ReturnView = {
  readonly id: string;
  readonly orderNumber: string;
  readonly orderPath: string;
  readonly state: string;
  readonly shopper: string;
  readonly askedAt: string;
  readonly lines: readonly { readonly sku: string; readonly what: string; readonly why: string }[];
  /** What else there is to say of it. */
  readonly facts: readonly string[];
};

const STATES: Readonly<Record<ReturnState, string>> = {
  asked: 'Asked for',
  received: 'Received',
  refunded: 'Refunded',
  exchanged: 'Exchanged',
  withdrawn: 'Withdrawn',
  refused: 'Refused',
};

const REASONS: Readonly<Record<ReturnReason, string>> = {
  'too-small': 'Too small',
  'too-big': 'Too big',
  'not-as-shown': 'Not as shown',
  other: 'Another reason',
};

export function returnView(one: StaffReturn): ReturnView {
  const { id, orderNumber, state, name, askedAt, lines, restocked, heldUntil, parcel, note } = one;
  const isOpen = state === 'asked' || state === 'received';
  return {
    ...{ id, orderNumber, orderPath: paths.order(orderNumber), state: STATES[state], shopper: name },
    askedAt: formatTime(askedAt),
    lines: lines.map((line) => ({ sku: line.sku, what: whatOf(line), why: REASONS[line.reason] })),
    facts: [
      ...(restocked === undefined ? [] : [restocked ? 'Put back into stock' : 'Not put back into stock']),
      ...(heldUntil !== undefined && isOpen ? [`The other size is held until ${formatTime(heldUntil)}`] : []),
      ...(parcel === undefined
        ? []
        : [`Other size shipped ${formatDate(parcel.shippedAt)} with ${parcel.carrier}, ${parcel.trackingNumber}`]),
      ...(note === undefined ? [] : [`Refused: ${note}`]),
    ],
  };
}

/** Such as `1 of 2 arrived: Sun T-Shirt, M, for size L`. */
function whatOf({ name, size, quantity, received, exchange }: StaffReturnLine): string {
  const count =
    received === undefined || received === quantity ? `${quantity} ×` : `${received} of ${quantity} arrived:`;
  return `${count} ${name}, ${size}, ${exchange === undefined ? 'for money' : `for size ${exchange.size}`}`;
}
