import type { Shopper } from '../ports/accounts/ForStoringShoppers.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';

/** What a shopper is called. */
export type Profile = Pick<Shopper, 'firstName' | 'lastName' | 'email'>;

export type ShowProfile = (shopperId: string) => Promise<Profile | 'not-registered'>;

export function makeShowProfile({ shoppers }: Pick<BackEndPorts, 'shoppers'>): ShowProfile {
  return async (shopperId) => {
    const shopper = await shoppers.shopper(shopperId);
    if (shopper === undefined) return 'not-registered';
    const { firstName, lastName, email } = shopper;
    return { firstName, lastName, email };
  };
}
