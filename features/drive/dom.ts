import './screen/dom/browserWindow.ts';

import { MemoryDevice } from '../behind/fake/MemoryDevice.ts';
import { MemoryPaymentDriver } from '../behind/fake/MemoryPaymentDriver.ts';
import { memoryBackEndParts } from '../behind/fake/memoryBackEndParts.ts';
import type { Assembly } from './contracts/Assembly.ts';
import { DomCart } from './screen/dom/DomCart.ts';
import { DomCatalogue } from './screen/dom/DomCatalogue.ts';
import { DomCheckout } from './screen/dom/DomCheckout.ts';
import { DomFilters } from './screen/dom/DomFilters.ts';
import { DomForm } from './screen/dom/DomForm.ts';
import { DomHeader } from './screen/dom/DomHeader.ts';
import { DomHome } from './screen/dom/DomHome.ts';
import { DomListingScreen } from './screen/dom/DomListingScreen.ts';
import { DomNavigation } from './screen/dom/DomNavigation.ts';
import { DomProfile } from './screen/dom/DomProfile.ts';
import { DomScreen } from './screen/dom/DomScreen.ts';
import { DomSession } from './screen/dom/DomSession.ts';
import { DomWishlist } from './screen/dom/DomWishlist.ts';
import { ScreenCommands } from './screen/ScreenCommands.ts';
import { ScreenNotices } from './screen/ScreenNotices.ts';

/** The React screens in a DOM in this process, on in-memory fakes. */
export function domAssembly(): Assembly {
  const { driver, bind } = memoryBackEndParts();
  const device = new MemoryDevice();
  const session = new DomSession(device, bind, () => driver.heldResponses.count);
  const screen = new DomScreen(session);
  return {
    backEnd: driver,
    device,
    payment: new MemoryPaymentDriver(device.payments),
    navigation: new DomNavigation(session),
    screen,
    commands: new ScreenCommands(screen),
    notices: new ScreenNotices(screen),
    header: new DomHeader(session),
    home: new DomHome(session),
    catalogue: new DomCatalogue(session),
    filters: new DomFilters(session),
    listingScreen: new DomListingScreen(session),
    cart: new DomCart(session),
    wishlist: new DomWishlist(session),
    checkout: new DomCheckout(session),
    form: new DomForm(session),
    profile: new DomProfile(session),
    get print(): never {
      throw new Error('Nothing is printed here');
    },
    settled: () => session.settled(),
    patience: 0,
    close: () => session.close(),
  };
}
