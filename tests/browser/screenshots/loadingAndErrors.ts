import { paths } from '../../../src/shop/paths/paths.ts';
import { full } from './everyPage.ts';
import { nameOf, type ScreenshotSetup } from './ScreenshotSetup.ts';

/** Takes screenshots of pages that are loading, and of pages whose content or script failed to load. */
export async function loadingAndErrors(setup: ScreenshotSetup): Promise<void> {
  await loading(setup);
  await failed(setup);
}

async function loading({ folder, openTab }: ScreenshotSetup): Promise<void> {
  const unanswered = [
    ['GET', '/products'],
    ['GET', '/user/cart'],
    ['GET', '/user/wishlist'],
    ['GET', '/user/address'],
  ] as const;
  for (const path of [paths.home, paths.listing, paths.product(2), paths.cart, paths.wishlist, paths.addresses]) {
    const tab = await openTab({ device: full, unanswered });
    await tab.page.goto(path);
    await tab.skipSpinner();
    await tab.page
      .getByRole('status')
      .getByText(/^Loading/)
      .first()
      .waitFor();
    await folder.take(tab, `${nameOf(path)}-loading`);
  }
}

async function failed({ folder, openTab }: ScreenshotSetup): Promise<void> {
  const tab = await openTab({ device: full, failing: [['GET', '*', 'offline']] });
  for (const path of [paths.home, paths.listing, paths.product(2), paths.cart, paths.wishlist, paths.checkout]) {
    await tab.open(path);
    await folder.take(tab, `${nameOf(path)}-failed`);
  }
  await tab.page.route(/LoginPage-.*\.js$/, (route) => route.abort());
  await tab.page.goto(paths.login);
  await tab.page.getByRole('button', { name: 'Try again' }).waitFor();
  await tab.settle();
  await folder.take(tab, 'chunk-failed');
}
