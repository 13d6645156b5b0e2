import type { ForNumberingOrders } from '../../core/backend/ports/orders/ForNumberingOrders.ts';

/** Crockford's base 32: letters and digits that nobody confuses. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** Random numbers of orders. */
export class RandomOrderNumbers implements ForNumberingOrders {
  next(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
    return `CR-${Array.from(bytes, (byte) => DIGITS[byte % DIGITS.length]).join('')}`;
  }
}
