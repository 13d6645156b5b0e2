import type { OrderPieces, StaffOrder } from '../ports/StaffOrder.ts';

/** Returns the pieces that are in no parcel yet. */
export function openPieces({ lines }: Pick<StaffOrder, 'lines'>): readonly OrderPieces[] {
  return lines.flatMap(({ sku, quantity, shipped }) =>
    quantity > shipped ? [{ sku, quantity: quantity - shipped }] : [],
  );
}
