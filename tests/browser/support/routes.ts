import { pageHead } from '../../../src/shop/open/pageHead.ts';
import { routes as pages } from '../../../src/shop/pages.ts';
import { paths } from '../../../src/shop/paths/paths.ts';
import { seed } from './devices.ts';

export type Route = {
  readonly path: string;
  /** The document title for a logged-in shopper, without the shop's name. */
  readonly title: string;
  /** Whether a visitor is redirected to the login. */
  readonly isGuarded?: true;
};

export const LOGIN_TITLE = 'Login';

const piece = seed(14);
const subject = {
  product: { ...piece, influencer: piece.influencers },
  creator: piece.influencers,
  listing: 'Products',
};

/** Every page of the shop, each with one path. */
export const routes: readonly Route[] = pages.map((page) => ({
  path: page.path
    .replace(':productId', '14')
    .replace(':creator', piece.influencers.slice(1))
    .replace(':orderId', 'no-such'),
  title: pageHead(page, subject).title,
  ...(page.needsLogin && { isGuarded: true }),
}));

/** The pages that lead a shopper who is logged in elsewhere, and all others. */
export const visitorsRoutes = routes.filter(({ path }) => path === paths.login || path === paths.signup);
export const shoppersRoutes = routes.filter((route) => !visitorsRoutes.includes(route));

export const unknownPath: Route = { path: '/nowhere', title: 'Page not found' };
export const unknownProduct: Route = { path: paths.product('no-such'), title: 'Product' };
