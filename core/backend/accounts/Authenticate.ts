import type { TokenClaims } from '../ports/accounts/ForSigningTokens.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { ShopperRefusal } from '../ports/refusals/Refusal.ts';

/** Resolves with the shopper of a call's token, when the shop still knows the shopper and the token was not ended. */
export type Authenticate = (token: string | undefined) => Promise<{ readonly shopperId: string } | ShopperRefusal>;

/** Resolves with what the shopper of a call's token reads, under the same conditions. They are checked during the reading. */
export type ReadAsShopper = <Value>(
  token: string | undefined,
  read: (shopperId: string) => Promise<Value>,
) => Promise<Value | ShopperRefusal>;

export function makeAuthenticate(ports: Pick<BackEndPorts, 'tokens' | 'shoppers' | 'clock'>) {
  const { tokens, shoppers, clock } = ports;
  const claimsOf = (token: string | undefined) => tokens.read(token, clock.now());
  const checkToken = async ({ shopperId, version }: TokenClaims): Promise<ShopperRefusal | undefined> => {
    const current = await shoppers.tokenVersion(shopperId);
    if (current === undefined) return 'not-registered';
    return current === version ? undefined : 'token-invalid';
  };

  const authenticate: Authenticate = async (token) => {
    const claims = claimsOf(token);
    if (claims === undefined) return 'token-invalid';
    return (await checkToken(claims)) ?? { shopperId: claims.shopperId };
  };
  const readAsShopper: ReadAsShopper = async (token, read) => {
    const claims = claimsOf(token);
    if (claims === undefined) return 'token-invalid';
    const [refusal, value] = await Promise.all([checkToken(claims), read(claims.shopperId)]);
    return refusal ?? value;
  };
  return { authenticate, readAsShopper };
}
