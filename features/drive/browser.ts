import { ServerBackEndDriver } from '../behind/server/ServerBackEndDriver.ts';
import { takePictures } from '../browser/takePictures.ts';
import type { Assembly } from './contracts/Assembly.ts';
import { BrowserCart } from './screen/browser/BrowserCart.ts';
import { BrowserCatalogue } from './screen/browser/BrowserCatalogue.ts';
import { BrowserCheckout } from './screen/browser/BrowserCheckout.ts';
import { BrowserDevice } from './screen/browser/BrowserDevice.ts';
import { BrowserFilters } from './screen/browser/BrowserFilters.ts';
import { BrowserForm } from './screen/browser/BrowserForm.ts';
import { BrowserHeader } from './screen/browser/BrowserHeader.ts';
import { BrowserHome } from './screen/browser/BrowserHome.ts';
import { BrowserListingScreen } from './screen/browser/BrowserListingScreen.ts';
import { BrowserNavigation } from './screen/browser/BrowserNavigation.ts';
import { BrowserPayment } from './screen/browser/BrowserPayment.ts';
import { BrowserPrint } from './screen/browser/BrowserPrint.ts';
import { BrowserProfile } from './screen/browser/BrowserProfile.ts';
import { BrowserScreen } from './screen/browser/BrowserScreen.ts';
import { BrowserSession } from './screen/browser/BrowserSession.ts';
import { BrowserWishlist } from './screen/browser/BrowserWishlist.ts';
import { sharedBrowser } from './screen/browser/sharedBrowser.ts';
import { ScreenCommands } from './screen/ScreenCommands.ts';
import { ScreenNotices } from './screen/ScreenNotices.ts';

/** How long an assertion is retried, in ms. */
const PATIENCE_MS = 15_000;

/** The built shop in a real browser, on the server with its database and the stand-in for the payment provider. */
export async function browserAssembly(): Promise<Assembly> {
  const browser = await sharedBrowser();
  const backEnd = new ServerBackEndDriver(browser.server);
  browser.proxy.backEnd = backEnd.fetch;
  const session = new BrowserSession(browser, backEnd);
  const screen = new BrowserScreen(session);
  return {
    backEnd,
    device: new BrowserDevice(session, (email, order) => backEnd.hasOrder(email, order)),
    payment: new BrowserPayment(session),
    navigation: new BrowserNavigation(session),
    screen,
    commands: new ScreenCommands(screen),
    notices: new ScreenNotices(screen),
    header: new BrowserHeader(session),
    home: new BrowserHome(session),
    catalogue: new BrowserCatalogue(session),
    filters: new BrowserFilters(session),
    listingScreen: new BrowserListingScreen(session),
    cart: new BrowserCart(session),
    wishlist: new BrowserWishlist(session),
    checkout: new BrowserCheckout(session),
    form: new BrowserForm(session),
    profile: new BrowserProfile(session),
    print: new BrowserPrint(session),
    settled: () => session.settled(),
    patience: PATIENCE_MS,
    takePictures: (scenario) => takePictures(session.page, scenario),
    close: async () => {
      await session.close();
      await backEnd.finished();
    },
  };
}
