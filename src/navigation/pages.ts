import { type ComponentType, lazy } from 'react';
import type { ChunkLoader } from './useChunkLoader.ts';

/** Every page of the shop, each in a script chunk of its own. */
const importers = {
  Home: async () => (await import('../home/HomePage.tsx')).HomePage,
  Listing: async () => (await import('../catalogue/ListingPage.tsx')).ListingPage,
  Product: async () => (await import('../catalogue/ProductPage.tsx')).ProductPage,
  Cart: async () => (await import('../cart/CartPage.tsx')).CartPage,
  Wishlist: async () => (await import('../wishlist/WishlistPage.tsx')).WishlistPage,
  Checkout: async () => (await import('../checkout/CheckoutPage.tsx')).CheckoutPage,
  Login: async () => (await import('../session/LoginPage.tsx')).LoginPage,
  Signup: async () => (await import('../session/SignupPage.tsx')).SignupPage,
  Logout: async () => (await import('../session/LogoutPage.tsx')).LogoutPage,
  Profile: async () => (await import('../profile/ProfilePage.tsx')).ProfilePage,
  ProfileDetails: async () => (await import('../profile/ProfileDetailsTab.tsx')).ProfileDetailsTab,
  Orders: async () => (await import('../profile/OrdersTab.tsx')).OrdersTab,
  Addresses: async () => (await import('../profile/AddressesTab.tsx')).AddressesTab,
} satisfies Record<string, () => Promise<ComponentType>>;

export type PageOfTheShop = keyof typeof importers;

export type Pages = Readonly<Record<PageOfTheShop, ComponentType>>;

/** Pages whose chunks have come already. */
export type LoadedPages = Partial<Pages>;

/** Fetches one page's chunk. */
export async function loadPage(page: PageOfTheShop): Promise<LoadedPages> {
  return { [page]: await importers[page]() };
}

/** The pages, each fetched when it is first opened unless it has been loaded. */
export function makePages(load: ChunkLoader, loaded: LoadedPages): Pages {
  const page = (name: PageOfTheShop) =>
    loaded[name] ?? lazy(() => load(async () => ({ default: await importers[name]() })));
  return {
    Home: page('Home'),
    Listing: page('Listing'),
    Product: page('Product'),
    Cart: page('Cart'),
    Wishlist: page('Wishlist'),
    Checkout: page('Checkout'),
    Login: page('Login'),
    Signup: page('Signup'),
    Logout: page('Logout'),
    Profile: page('Profile'),
    ProfileDetails: page('ProfileDetails'),
    Orders: page('Orders'),
    Addresses: page('Addresses'),
  };
}
