import '../dom/browserWindow.ts';

import { memoryBackEndParts } from '../backEnd/memoryBackEndParts.ts';
import { MemoryDevice } from '../device/MemoryDevice.ts';
import { MemoryPaymentDriver } from '../device/MemoryPaymentDriver.ts';
import { DomCart } from '../dom/DomCart.ts';
import { DomCatalogue } from '../dom/DomCatalogue.ts';
import { DomCheckout } from '../dom/DomCheckout.ts';
import { DomFilters } from '../dom/DomFilters.ts';
import { DomForm } from '../dom/DomForm.ts';
import { DomHeader } from '../dom/DomHeader.ts';
import { DomHome } from '../dom/DomHome.ts';
import { DomListingScreen } from '../dom/DomListingScreen.ts';
import { DomNavigation } from '../dom/DomNavigation.ts';
import { DomProfile } from '../dom/DomProfile.ts';
import { DomScreen } from '../dom/DomScreen.ts';
import { DomSession } from '../dom/DomSession.ts';
import { DomWishlist } from '../dom/DomWishlist.ts';
import { ScreenCommands } from '../screen/ScreenCommands.ts';
import { ScreenNotices } from '../screen/ScreenNotices.ts';
import type { Assembly } from './Assembly.ts';

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
