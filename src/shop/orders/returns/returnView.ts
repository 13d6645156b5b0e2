import { deliveryText } from '../../../../core/domain/delivery/deliveryText.ts';
import type { OrderDetails } from '../../../../core/domain/orders/OrderDetails.ts';
import { trackingUrl } from '../../../../core/domain/orders/trackingUrl.ts';
import type { Return, ReturnReason, ReturnState } from '../../../../core/domain/returns/Return.ts';
import { formatDate } from '../../../../core/domain/time/formatDate.ts';
import { type ShopDay, shopDay } from '../../../../core/domain/time/shopDay.ts';

/** A return of an order, ready to print. */
export type ReturnView = {
  readonly id: string;
  readonly state: string;
  /** Such as `Asked for 1 Mar 2026`. */
  readonly when: string;
  /** Such as `1 × Sun T-Shirt, size M, for size L`. */
  readonly pieces: readonly string[];
  /** What comes next, or how it has ended; empty where the state says all. */
  readonly text: string;
  /** The carrier's page of the other size; undefined when there is none. */
  readonly track: { readonly url: string; readonly carrier: string } | undefined;
  readonly canBeWithdrawn: boolean;
};

/** A line that may be returned. */
export type ReturnableView = {
  readonly key: string;
  readonly name: string;
  readonly size: string;
  readonly most: number;
  /** Such as `until Sun 15 Mar`. */
  readonly until: string;
  /** The sizes for which it is exchanged. */
  readonly sizes: readonly string[];
};

const STATES: Readonly<Record<ReturnState, string>> = {
  asked: 'Return asked for',
  received: 'Arrived at the shop',
  refunded: 'Refunded',
  exchanged: 'Other size on its way',
  withdrawn: 'Withdrawn',
  refused: 'Not accepted',
};

/** What a shopper calls each reason. */
export const REASONS: Readonly<Record<ReturnReason, string>> = {
  'too-small': 'Too small',
  'too-big': 'Too big',
  'not-as-shown': 'Not as shown',
  other: 'Another reason',
};

export function returnView(one: Return): ReturnView {
  const { id, state, at, lines, parcel } = one;
  const url = parcel && trackingUrl(parcel.carrier, parcel.trackingNumber);
  return {
    ...{ id, state: STATES[state], when: `Asked for ${formatDate(at)}` },
    pieces: lines.map(({ name, size, quantity, exchange }) => {
      const instead = exchange === undefined ? '' : `, for size ${exchange.size}`;
      return `${quantity} × ${name}, size ${size}${instead}`;
    }),
    text: textOf(one),
    track: parcel && url ? { url, carrier: parcel.carrier } : undefined,
    canBeWithdrawn: state === 'asked',
  };
}

function textOf({ state, heldUntil, parcel, note }: Return): string {
  switch (state) {
    case 'asked': {
      const held =
        heldUntil === undefined ? '' : ` We hold the other size until ${dayText(shopDay(Date.parse(heldUntil)))}.`;
      return `Pack the pieces as you got them, with their labels. We write to you about the way back.${held}`;
    }
    case 'received':
      return heldUntil === undefined ? 'We look at it, then pay it back.' : 'We look at it, then send the other size.';
    case 'exchanged':
      return parcel === undefined
        ? ''
        : `Shipped ${formatDate(parcel.shippedAt)} with ${parcel.carrier}, ${parcel.trackingNumber}`;
    case 'refused':
      return note ?? '';
    case 'refunded':
    case 'withdrawn':
      return '';
  }
}

export function returnableView({ orderedProducts, returnable }: OrderDetails): readonly ReturnableView[] {
  return returnable.map(({ key, quantity, lastDay, sizes }) => {
    const { name = key, size = '' } = orderedProducts.find((line) => line.key === key) ?? {};
    return {
      key,
      name,
      size,
      most: quantity,
      until: `until ${dayText(lastDay)}`,
      sizes: sizes.map((each) => each.size),
    };
  });
}

function dayText(day: ShopDay): string {
  return deliveryText({ from: day, to: day });
}
