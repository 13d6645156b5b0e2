import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { ShopperRefusal } from '../ports/Refusal.ts';

/** Resolves with the shopper of a call's token, when the shop still knows the shopper and the token was not ended. */
export type Authenticate = (token: string | undefined) => Promise<{ readonly shopperId: string } | ShopperRefusal>;

export function makeAuthenticate(ports: Pick<BackEndPorts, 'tokens' | 'shoppers' | 'clock'>): Authenticate {
  const { tokens, shoppers, clock } = ports;
  return async (token) => {
    const claims = tokens.read(token, clock.now());
    if (claims === undefined) return 'token-invalid';
    const version = await shoppers.tokenVersion(claims.shopperId);
    if (version === undefined) return 'not-registered';
    return version === claims.version ? { shopperId: claims.shopperId } : 'token-invalid';
  };
}
