import { randomBytes } from 'node:crypto';

/** Returns a new id of the provider's form, such as `order_9f86d081884c7d`. */
export function standInId(prefix: 'order' | 'pay' | 'evt'): string {
  return `${prefix}_${randomBytes(7).toString('hex')}`;
}
