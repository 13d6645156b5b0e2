import { paths } from '../../../src/shop/paths/paths.ts';
import { deviceOfPriya } from '../support/devices.ts';
import { LOGIN_TITLE, routes, shoppersRoutes, unknownPath, unknownProduct, visitorsRoutes } from '../support/routes.ts';
import { nameOf, type ScreenshotSetup } from './ScreenshotSetup.ts';

export const full = deviceOfPriya({ cart: [1, 3, 14], wishlist: [2, 5, 9, 12], order: [6, 9], hasAddress: true });

/** Takes screenshots of every page for the shopper or the visitor who has it, and of those that differ for a visitor. */
export async function everyPage({ folder, openTab }: ScreenshotSetup): Promise<void> {
  const shopper = await openTab({ device: full });
  await shopper.open(paths.home);
  for (const { path, title } of [...shoppersRoutes, unknownPath, unknownProduct]) {
    await shopper.moveTo(path, title);
    await folder.take(shopper, nameOf(path));
  }
  await shopper.moveTo(paths.orders, 'Orders');
  await shopper.page.emulateMedia({ media: 'print' });
  await folder.take(shopper, 'profile-orders-printed', [768]);
  await shopper.page.emulateMedia({ media: 'screen' });
  const visitor = await openTab();
  await visitor.open(paths.home);
  for (const { path, title, isGuarded } of routes) {
    await visitor.moveTo(path, isGuarded ? LOGIN_TITLE : title);
    if (path === paths.home || path.startsWith(`${paths.profile}/`))
      await folder.take(visitor, `${nameOf(path)}-visitor`);
    if (visitorsRoutes.some((route) => route.path === path)) await folder.take(visitor, nameOf(path));
  }
}
