import { type ComponentType, lazy } from 'react';
import type { ChunkLoader } from './useChunkLoader.ts';

type Importer = () => Promise<{ readonly default: ComponentType }>;

/** Every page of the shop, each in a script chunk of its own. */
export type Pages = ReturnType<typeof makePages>;

export function makePages(load: ChunkLoader) {
  const page = (importer: Importer) => lazy(() => load(importer));
  return {
    Home: page(async () => ({ default: (await import('../home/HomePage.tsx')).HomePage })),
    Listing: page(async () => ({ default: (await import('../catalogue/ListingPage.tsx')).ListingPage })),
    Product: page(async () => ({ default: (await import('../catalogue/ProductPage.tsx')).ProductPage })),
    Cart: page(async () => ({ default: (await import('../cart/CartPage.tsx')).CartPage })),
    Wishlist: page(async () => ({ default: (await import('../wishlist/WishlistPage.tsx')).WishlistPage })),
    Checkout: page(async () => ({ default: (await import('../checkout/CheckoutPage.tsx')).CheckoutPage })),
    Login: page(async () => ({ default: (await import('../session/LoginPage.tsx')).LoginPage })),
    Signup: page(async () => ({ default: (await import('../session/SignupPage.tsx')).SignupPage })),
    Logout: page(async () => ({ default: (await import('../session/LogoutPage.tsx')).LogoutPage })),
    Profile: page(async () => ({ default: (await import('../profile/ProfilePage.tsx')).ProfilePage })),
    ProfileDetails: page(async () => ({
      default: (await import('../profile/ProfileDetailsTab.tsx')).ProfileDetailsTab,
    })),
    Orders: page(async () => ({ default: (await import('../profile/OrdersTab.tsx')).OrdersTab })),
    Addresses: page(async () => ({ default: (await import('../profile/AddressesTab.tsx')).AddressesTab })),
  };
}
