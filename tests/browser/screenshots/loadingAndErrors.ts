import { paths } from '../../../src/navigation/paths.ts';
import { full } from './everyPage.ts';
import { nameOf, type ScreenshotSetup } from './ScreenshotSetup.ts';

/** Takes screenshots of pages that are loading, and of pages whose content or script failed to load. */
export async function loadingAndErrors(setup: ScreenshotSetup): Promise<void> {
  await loading(setup);
  await failed(setup);
}

async function loading({ folder, visit }: ScreenshotSetup): Promise<void> {
  const unanswered = [
    ['GET', '/products'],
    ['GET', '/user/cart'],
    ['GET', '/user/wishlist'],
    ['GET', '/user/address'],
  ] as const;
  for (const path of [paths.home, paths.listing, paths.product(2), paths.cart, paths.wishlist, paths.addresses]) {
    const shopper = await visit({ device: full, unanswered });
    await shopper.page.goto(path);
    await shopper.skipSpinner();
    await shopper.page
      .getByRole('status')
      .getByText(/^Loading/)
      .first()
      .waitFor();
    await folder.take(shopper, `${nameOf(path)}-loading`);
  }
}

async function failed({ folder, visit }: ScreenshotSetup): Promise<void> {
  const shopper = await visit({ device: full, failing: [['GET', '*', 'offline']] });
  for (const path of [paths.home, paths.listing, paths.product(2), paths.cart, paths.wishlist, paths.checkout]) {
    await shopper.open(path);
    await folder.take(shopper, `${nameOf(path)}-failed`);
  }
  await shopper.page.route(/LoginPage-.*\.js$/, (route) => route.abort());
  await shopper.page.goto(paths.login);
  await shopper.page.getByRole('button', { name: 'Reload' }).waitFor();
  await shopper.settle();
  await folder.take(shopper, 'chunk-failed');
}
