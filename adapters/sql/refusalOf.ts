import type { ShopperRefusal } from '../../core/backend/ports/Refusal.ts';
import type { TokenClaims } from '../../core/backend/ports/TokenClaims.ts';

/** A row of a statement that selects from `users u`, which has at least one row of a shopper who exists. */
export type RowOfShopper = { readonly tokenVersion: number };

/** Returns why the rows refuse the claims; undefined when they do not. */
export function refusalOf(rows: readonly RowOfShopper[], claims: TokenClaims): ShopperRefusal | undefined {
  const [first] = rows;
  if (first === undefined) return 'not-registered';
  return first.tokenVersion === claims.version ? undefined : 'token-invalid';
}
