import './browserWindow.ts';

import { type AdminBackEnd, fetchOfBrowser } from '../../../behind/server/AdminBackEnd.ts';
import { ShopClock } from '../../../behind/server/ShopClock.ts';
import type { AdminAssembly } from '../../contracts/admin/AdminDrivers.ts';
import { adminOnScreen } from '../admin/adminOnScreen.ts';
import { AdminDomWindow } from './AdminDomWindow.ts';

/** The screens of the admin in a DOM in this process. */
export function domAdmin(backEnd: AdminBackEnd): AdminAssembly {
  const window = new AdminDomWindow({
    send: fetchOfBrowser(backEnd.fetch),
    clock: new ShopClock(() => backEnd.now()),
    isAsking: () => backEnd.underWay > 0,
  });
  return adminOnScreen(window, backEnd, 0);
}
