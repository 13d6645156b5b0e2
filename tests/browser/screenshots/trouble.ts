import { paths } from '../../../src/navigation/paths.ts';
import { full } from './everyPage.ts';
import { nameOf, type Studio } from './Studio.ts';

/** Pages whose content is still on its way, and pages whose content or script could not be had. */
export async function trouble(studio: Studio): Promise<void> {
  await loading(studio);
  await failed(studio);
}

async function loading({ gallery, visit }: Studio): Promise<void> {
  const unanswered = [
    ['GET', '/products'],
    ['GET', '/user/cart'],
    ['GET', '/user/wishlist'],
    ['GET', '/user/address'],
  ] as const;
  for (const path of [paths.home, paths.listing, paths.product(2), paths.cart, paths.wishlist, paths.addresses]) {
    const shopper = await visit({ device: full, unanswered });
    await shopper.page.goto(path);
    await shopper.hurry();
    await shopper.page
      .getByRole('status')
      .getByText(/^Loading/)
      .first()
      .waitFor();
    await gallery.take(shopper, `${nameOf(path)}-loading`);
  }
}

async function failed({ gallery, visit }: Studio): Promise<void> {
  const shopper = await visit({ device: full, failing: [['GET', '*', 'offline']] });
  for (const path of [paths.home, paths.listing, paths.product(2), paths.cart, paths.wishlist, paths.checkout]) {
    await shopper.open(path);
    await gallery.take(shopper, `${nameOf(path)}-failed`);
  }
  await shopper.page.route(/LoginPage-.*\.js$/, (route) => route.abort());
  await shopper.page.goto(paths.login);
  await shopper.page.getByRole('button', { name: 'Reload' }).waitFor();
  await shopper.settle();
  await gallery.take(shopper, 'chunk-failed');
}
