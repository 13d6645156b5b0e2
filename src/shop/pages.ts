import type { ComponentType, ReactNode } from 'react';
import { TEXT_PAGE_NAMES, TEXT_PAGES, type TextPageName } from '../../core/domain/settings/textPages.ts';
import type { ShopContainer } from '../shared/container/ShopContainer.ts';
import { paths } from './paths/paths.ts';

/** The data that a page's title and description may use. */
export type PageSubject = {
  /** The product of the current address, if the catalogue has it. */
  readonly product: { readonly name: string; readonly influencer: string; readonly description: string } | undefined;
  /** The handle of the creator of the current address, if the catalogue has pieces of theirs. */
  readonly creator?: string | undefined;
  /** What the listing shows, such as `Clothing by @maya`. */
  readonly listing: string;
};

/** A page's screen. */
export type Screen = ComponentType & {
  /** Loads what the first render of the page shows a shopper. Resolves with whether all of it is loaded; the page can then be rendered for her. */
  readonly loadForShopper?: (shop: ShopContainer) => Promise<boolean>;
};

/** Loads the script chunk of a screen. */
export type ScreenLoader = () => Promise<Screen>;

type FrameLoader = () => Promise<ComponentType<{ readonly children?: ReactNode }>>;

type PageText = string | ((subject: PageSubject) => string);

type PageEntry = {
  readonly name: string;
  /** A segment that begins with `:` matches any text. */
  readonly path: string;
  /** Whether a visitor is sent to login instead. */
  readonly needsLogin?: true;
  readonly load: ScreenLoader;
  /** The layout around the page. It stays mounted between pages that share it. */
  readonly frame?: FrameLoader;
  /** The page's part of the document's title. */
  readonly title: PageText;
  /** One or two sentences for search engines and shared links; the title by default. */
  readonly description?: PageText;
  /** Whether the page is rendered to HTML at build time, without data. */
  readonly prerender?: true;
  /** Whether the server renders the page to HTML, with the catalogue. */
  readonly serverRender?: true;
  /** Whether the server renders the page to HTML for the shopper who is logged in. */
  readonly shopperRender?: true;
  /** Whether the address leads to nothing, so that the server answers with status 404. */
  readonly isMissing?: (subject: PageSubject) => boolean;
};

const SHOP_DESCRIPTION =
  'Creator Row is an online fashion shop for clothing and accessories by the creators you follow. Free delivery, always.';

/** The pages of mailed links and the one for logging out are one chunk: a chunk of each would make the first visit longer. */
const linkPages = () => import('./account/links/linkPages.ts');
const profile = async () => (await import('./account/profile/ProfilePage.tsx')).ProfilePage;

const loadTextPage = async () => (await import('./help/TextPage.tsx')).TextPage;
const textPage = (name: TextPageName) => ({
  name,
  path: paths[name],
  load: loadTextPage,
  title: TEXT_PAGES[name],
  description: `${TEXT_PAGES[name]} at Creator Row`,
  prerender: true as const,
});

const entries = [
  {
    name: 'home',
    path: paths.home,
    load: async () => (await import('./home/HomePage.tsx')).HomePage,
    title: 'Home',
    description: SHOP_DESCRIPTION,
    prerender: true,
    serverRender: true,
  },
  {
    name: 'listing',
    path: paths.listing,
    load: async () => (await import('./listing/ListingPage.tsx')).ListingPage,
    title: ({ listing }) => listing,
    description: ({ listing }) =>
      `${listing} at Creator Row: small runs by creators, delivered free. Filter by creator, size, price and category.`,
    prerender: true,
    serverRender: true,
  },
  {
    name: 'product',
    path: paths.product(':productId'),
    load: async () => (await import('./product/ProductPage.tsx')).ProductPage,
    title: ({ product }) => product?.name ?? 'Product',
    description: ({ product }) =>
      product
        ? `${product.name} by ${product.influencer}. ${product.description} Free delivery, always.`
        : SHOP_DESCRIPTION,
    serverRender: true,
    isMissing: ({ product }) => product === undefined,
  },
  {
    name: 'creators',
    path: paths.creators,
    load: async () => (await import('./creator/CreatorsPage.tsx')).CreatorsPage,
    title: 'All Creators',
    description: 'Everybody who sells here.',
    serverRender: true,
  },
  {
    name: 'creator',
    path: paths.creator(':creator'),
    load: async () => (await import('./creator/CreatorPage.tsx')).CreatorPage,
    title: ({ creator }) => creator ?? 'Creator',
    description: ({ creator }) => `Everything by ${creator ?? 'one creator'} at Creator Row. Free delivery, always.`,
    serverRender: true,
    isMissing: ({ creator }) => creator === undefined,
  },
  {
    name: 'cart',
    path: paths.cart,
    needsLogin: true,
    load: async () => (await import('./cart/CartPage.tsx')).CartPage,
    title: 'Your Cart',
    description: 'What you are about to buy at Creator Row, with coupons and the total.',
    prerender: true,
    shopperRender: true,
  },
  {
    name: 'wishlist',
    path: paths.wishlist,
    needsLogin: true,
    load: async () => (await import('./wishlist/WishlistPage.tsx')).WishlistPage,
    title: 'Your Wishlist',
  },
  {
    name: 'checkout',
    path: paths.checkout,
    needsLogin: true,
    load: async () => (await import('./checkout/CheckoutPage.tsx')).CheckoutPage,
    title: 'Checkout',
    shopperRender: true,
  },
  {
    name: 'login',
    path: paths.login,
    load: async () => (await import('./account/LoginPage.tsx')).LoginPage,
    title: 'Login',
    description: 'Log in to Creator Row for your cart, wishlist, orders and addresses.',
  },
  {
    name: 'signup',
    path: paths.signup,
    load: async () => (await import('./account/SignupPage.tsx')).SignupPage,
    title: 'Sign Up',
    description: 'Open an account at Creator Row.',
  },
  {
    name: 'logout',
    path: paths.logout,
    load: async () => (await linkPages()).LogoutPage,
    title: 'Log out',
  },
  {
    name: 'forgotPassword',
    path: paths.forgotPassword,
    load: async () => (await linkPages()).ForgotPasswordPage,
    title: 'Forgot password',
  },
  {
    name: 'resetPassword',
    path: paths.resetPassword,
    load: async () => (await linkPages()).ResetPasswordPage,
    title: 'New password',
  },
  {
    name: 'verifyEmail',
    path: paths.verifyEmail,
    load: async () => (await linkPages()).VerifyEmailPage,
    title: 'Verify e-mail',
  },
  {
    name: 'profile',
    path: paths.profile,
    needsLogin: true,
    frame: profile,
    load: async () => (await import('./account/profile/ProfileDetailsTab.tsx')).ProfileDetailsTab,
    title: 'Profile',
  },
  {
    name: 'orders',
    path: paths.orders,
    frame: profile,
    load: async () => (await import('./account/profile/OrdersTab.tsx')).OrdersTab,
    title: 'Orders',
  },
  {
    name: 'order',
    path: paths.order(':orderId'),
    needsLogin: true,
    frame: profile,
    load: async () => (await import('./orders/life/OrderPage.tsx')).OrderPage,
    title: 'Order',
    shopperRender: true,
  },
  {
    name: 'addresses',
    path: paths.addresses,
    frame: profile,
    load: async () => (await import('./account/profile/AddressesTab.tsx')).AddressesTab,
    title: 'Addresses',
  },
  ...TEXT_PAGE_NAMES.map(textPage),
] as const satisfies readonly PageEntry[];

export type PageName = (typeof entries)[number]['name'];

export type PageRoute = PageEntry & { readonly name: PageName };

/** Every page of the shop. The router, the guards, prefetching, prerendering and the site map follow this table. */
export const routes: readonly PageRoute[] = entries;
