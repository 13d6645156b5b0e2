import type { ForStoringShoppers, Shopper } from '../../../core/backend/ports/ForStoringShoppers.ts';
import { emailKey } from '../../../core/domain/accounts/emailKey.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The shoppers in memory. */
export class MemoryShopperStore implements ForStoringShoppers {
  readonly #tables: MemoryTables;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  async add(shopper: Shopper): Promise<'added' | 'email-exists'> {
    if (this.#find(shopper.email) !== undefined) return 'email-exists';
    this.#tables.shoppers.set(shopper.id, shopper);
    return 'added';
  }

  async withEmail(email: string): Promise<Shopper | undefined> {
    return this.#find(email);
  }

  async removeWithOrders(email: string): Promise<boolean> {
    const shopper = this.#find(email);
    if (shopper !== undefined) this.#tables.removeShopper(shopper.id);
    return shopper !== undefined;
  }

  async tokenVersion(shopperId: string): Promise<number | undefined> {
    return this.#tables.shoppers.get(shopperId)?.tokenVersion;
  }

  async endTokens(shopperId: string): Promise<void> {
    const shopper = this.#tables.shoppers.get(shopperId);
    if (shopper === undefined) return;
    this.#tables.shoppers.set(shopperId, { ...shopper, tokenVersion: shopper.tokenVersion + 1 });
  }

  async lock(shopperId: string): Promise<boolean> {
    return this.#tables.shoppers.has(shopperId);
  }

  #find(email: string): Shopper | undefined {
    return [...this.#tables.shoppers.values()].find((shopper) => emailKey(shopper.email) === emailKey(email));
  }
}
