import type { ForStoringShoppers, Shopper } from '../../../core/backend/ports/ForStoringShoppers.ts';
import type { ShopperRefusal } from '../../../core/backend/ports/Refusal.ts';
import type { TokenClaims } from '../../../core/backend/ports/TokenClaims.ts';
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

  async endTokens(claims: TokenClaims): Promise<'ended' | ShopperRefusal> {
    return this.#tables.asShopper(claims, (shopper) => {
      this.#tables.shoppers.set(shopper.id, { ...shopper, tokenVersion: shopper.tokenVersion + 1 });
      return 'ended';
    });
  }

  #find(email: string): Shopper | undefined {
    return [...this.#tables.shoppers.values()].find((shopper) => emailKey(shopper.email) === emailKey(email));
  }
}
