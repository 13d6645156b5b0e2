import { AdminBackEnd } from '../../../behind/server/AdminBackEnd.ts';
import type { AdminAssembly } from '../../contracts/admin/AdminDrivers.ts';
import { adminOnScreen } from '../admin/adminOnScreen.ts';
import { AdminBrowserWindow } from './AdminBrowserWindow.ts';
import { PATIENCE_MS } from './browserAssembly.ts';
import { sharedBrowser } from './sharedBrowser.ts';

/** The built admin in a real browser, on the server with its database. */
export async function browserAdmin(): Promise<AdminAssembly> {
  const browser = await sharedBrowser();
  const backEnd = new AdminBackEnd(browser.server);
  browser.proxy.backEnd = backEnd.fetch;
  return adminOnScreen(new AdminBrowserWindow(browser), backEnd, PATIENCE_MS);
}
