import { paths } from '../../../src/navigation/paths.ts';
import { deviceOfPriya } from '../support/devices.ts';
import { LOGIN_TITLE, routes, unknownPath, unknownProduct } from '../support/routes.ts';
import { nameOf, type Studio } from './Studio.ts';

export const full = deviceOfPriya({ cart: [1, 3, 14], wishlist: [2, 5, 9, 12], order: [6, 9], hasAddress: true });

/** Every route as a shopper sees it, and those that a visitor sees otherwise. */
export async function everyPage({ gallery, visit }: Studio): Promise<void> {
  const shopper = await visit({ device: full });
  await shopper.open(paths.home);
  for (const { path, title } of [...routes, unknownPath, unknownProduct]) {
    await shopper.moveTo(path, title);
    await gallery.take(shopper, nameOf(path));
  }
  await shopper.moveTo(paths.orders, 'Orders');
  await shopper.page.emulateMedia({ media: 'print' });
  await gallery.take(shopper, 'profile-orders-printed', [768]);
  await shopper.page.emulateMedia({ media: 'screen' });
  const visitor = await visit();
  await visitor.open(paths.home);
  for (const { path, title, isGuarded } of routes) {
    await visitor.moveTo(path, isGuarded ? LOGIN_TITLE : title);
    if (path === paths.home || path.startsWith(`${paths.profile}/`))
      await gallery.take(visitor, `${nameOf(path)}-visitor`);
  }
}
