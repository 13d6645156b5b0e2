import { MirageDoor } from '../backEnd/MirageDoor.ts';
import { BrowserBar } from '../browser/BrowserBar.ts';
import { BrowserCart } from '../browser/BrowserCart.ts';
import { BrowserCatalogue } from '../browser/BrowserCatalogue.ts';
import { BrowserCheckout } from '../browser/BrowserCheckout.ts';
import { BrowserDevice } from '../browser/BrowserDevice.ts';
import { BrowserDrawnListing } from '../browser/BrowserDrawnListing.ts';
import { BrowserFilters } from '../browser/BrowserFilters.ts';
import { BrowserForm } from '../browser/BrowserForm.ts';
import { BrowserHome } from '../browser/BrowserHome.ts';
import { BrowserPaper } from '../browser/BrowserPaper.ts';
import { BrowserPayment } from '../browser/BrowserPayment.ts';
import { BrowserProfile } from '../browser/BrowserProfile.ts';
import { BrowserScreen } from '../browser/BrowserScreen.ts';
import { BrowserWay } from '../browser/BrowserWay.ts';
import { browserOfThisProcess } from '../browser/browserOfThisProcess.ts';
import { Visit } from '../browser/Visit.ts';
import type { Assembly } from './Assembly.ts';

/** How long something expected may take to show, in ms. */
const PATIENCE_MS = 5000;

/** The built shop in a real browser, answered over HTTP by the mock back-end of this scenario. */
export async function browserAssembly(): Promise<Assembly> {
  const browser = await browserOfThisProcess();
  const backEnd = new MirageDoor();
  browser.server.backEnd = backEnd.fetch;
  const visit = new Visit(browser, backEnd);
  return {
    backEnd,
    device: new BrowserDevice(visit),
    payment: new BrowserPayment(visit),
    way: new BrowserWay(visit),
    screen: new BrowserScreen(visit),
    bar: new BrowserBar(visit),
    home: new BrowserHome(visit),
    catalogue: new BrowserCatalogue(visit),
    filters: new BrowserFilters(visit),
    drawnListing: new BrowserDrawnListing(visit),
    cart: new BrowserCart(visit),
    checkout: new BrowserCheckout(visit),
    form: new BrowserForm(visit),
    profile: new BrowserProfile(visit),
    paper: new BrowserPaper(visit),
    settled: () => visit.settled(),
    patience: PATIENCE_MS,
    close: () => visit.close(),
  };
}
