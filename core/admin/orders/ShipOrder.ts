import type { FormRejection } from '../../domain/accounts/FormRejection.ts';
import type { OrderPieces, StaffOrder } from '../ports/StaffOrder.ts';
import type { ChangeOrder } from './changeOrder.ts';
import { openPieces } from './openPieces.ts';

/** A parcel, as it is typed: how many pieces of each line go into it, by SKU. */
export type ParcelFields = {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly quantities: Readonly<Record<string, number>>;
};

export type ParcelErrors = {
  readonly carrier?: string;
  readonly trackingNumber?: string;
  readonly quantities?: string;
};

/** Hands a parcel to the carrier. */
export type ShipOrder = (
  order: StaffOrder,
  fields: ParcelFields,
) => Promise<Awaited<ReturnType<ChangeOrder>> | FormRejection<ParcelErrors>>;

export function makeShipOrder({ changeOrder }: { readonly changeOrder: ChangeOrder }): ShipOrder {
  return async (order, { carrier, trackingNumber, quantities }) => {
    const lines = openPieces(order).flatMap(({ sku }) => piecesOf(sku, quantities[sku] ?? 0));
    const errors: ParcelErrors = {
      ...(carrier.trim() === '' && { carrier: 'Carrier is required' }),
      ...(trackingNumber.trim() === '' && { trackingNumber: 'Tracking number is required' }),
      ...(lines.length === 0 && { quantities: 'Put at least one piece into the parcel' }),
    };
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
    return changeOrder(order, { kind: 'ship', carrier: carrier.trim(), trackingNumber: trackingNumber.trim(), lines });
  };
}

function piecesOf(sku: string, quantity: number): readonly OrderPieces[] {
  return quantity > 0 ? [{ sku, quantity }] : [];
}
