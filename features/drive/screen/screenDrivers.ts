import type { ShopperDrivers } from '../contracts/Assembly.ts';
import { ScreenCatalogue } from './catalogue/ScreenCatalogue.ts';
import { ScreenFilters } from './catalogue/ScreenFilters.ts';
import { ScreenHome } from './catalogue/ScreenHome.ts';
import { ScreenLegalDetails } from './catalogue/ScreenLegalDetails.ts';
import { ScreenListing } from './catalogue/ScreenListing.ts';
import { ScreenSizeGuide } from './catalogue/ScreenSizeGuide.ts';
import { ScreenStockAlert } from './catalogue/ScreenStockAlert.ts';
import { ScreenAccount } from './ScreenAccount.ts';
import { ScreenCart } from './ScreenCart.ts';
import { ScreenCheckout } from './ScreenCheckout.ts';
import { ScreenCommands } from './ScreenCommands.ts';
import { ScreenDelivery } from './ScreenDelivery.ts';
import { ScreenForm } from './ScreenForm.ts';
import { ScreenHeader } from './ScreenHeader.ts';
import { ScreenNavigation } from './ScreenNavigation.ts';
import { ScreenNotices } from './ScreenNotices.ts';
import { ScreenOrderPage } from './ScreenOrderPage.ts';
import { ScreenPage } from './ScreenPage.ts';
import { ScreenProfile } from './ScreenProfile.ts';
import type { ScreenSession } from './ScreenSession.ts';
import { ScreenTextPage } from './ScreenTextPage.ts';
import { ScreenWishlist } from './ScreenWishlist.ts';

/** The drivers of the screens, in a DOM in this process and in a browser. */
export function screenDrivers(session: ScreenSession): Omit<ShopperDrivers, 'print'> {
  const screen = new ScreenPage(session);
  const navigation = new ScreenNavigation(session);
  return {
    navigation,
    screen,
    commands: new ScreenCommands(screen),
    notices: new ScreenNotices(screen),
    header: new ScreenHeader(session),
    home: new ScreenHome(session),
    catalogue: new ScreenCatalogue(session),
    filters: new ScreenFilters(session),
    listingScreen: new ScreenListing(session),
    cart: new ScreenCart(session),
    wishlist: new ScreenWishlist(session),
    checkout: new ScreenCheckout(session),
    orderPage: new ScreenOrderPage(session),
    delivery: new ScreenDelivery(session),
    sizeGuide: new ScreenSizeGuide(session),
    stockAlert: new ScreenStockAlert(session),
    legalDetails: new ScreenLegalDetails(session),
    textPage: new ScreenTextPage(session),
    form: new ScreenForm(session),
    profile: new ScreenProfile(session),
    account: new ScreenAccount({ session, navigation, screen }),
  };
}
