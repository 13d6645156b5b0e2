import { MemoryPendingAction } from '../../../adapters/memory/device/MemoryPendingAction.ts';
import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import { MemoryToasts } from '../../../adapters/memory/MemoryToasts.ts';
import type { BackEndParts } from '../../behind/BackEndParts.ts';
import { type BindBackEnd, MemoryDevice } from '../../behind/fake/MemoryDevice.ts';
import { MemoryPaymentDriver } from '../../behind/fake/MemoryPaymentDriver.ts';
import type { Assembly } from '../contracts/Assembly.ts';
import type { BackEndDriver } from '../contracts/BackEndDriver.ts';
import { needsScreen } from './needsScreen.ts';
import { Tab } from './Tab.ts';
import { ViewModelAccount } from './ViewModelAccount.ts';
import { ViewModelCart } from './ViewModelCart.ts';
import { ViewModelCatalogue } from './ViewModelCatalogue.ts';
import { ViewModelCheckout } from './ViewModelCheckout.ts';
import { ViewModelCommands } from './ViewModelCommands.ts';
import { ViewModelDelivery } from './ViewModelDelivery.ts';
import { ViewModelFilters } from './ViewModelFilters.ts';
import { ViewModelForm } from './ViewModelForm.ts';
import { ViewModelHeader } from './ViewModelHeader.ts';
import { ViewModelHome } from './ViewModelHome.ts';
import { ViewModelLegalDetails } from './ViewModelLegalDetails.ts';
import { type OpenTab, ViewModelNavigation } from './ViewModelNavigation.ts';
import { ViewModelNotices } from './ViewModelNotices.ts';
import { ViewModelOrderPage } from './ViewModelOrderPage.ts';
import { ViewModelProfile } from './ViewModelProfile.ts';
import { ViewModelScreen } from './ViewModelScreen.ts';
import { ViewModelSizeGuide } from './ViewModelSizeGuide.ts';
import { ViewModelStockAlert } from './ViewModelStockAlert.ts';
import { ViewModelTextPage } from './ViewModelTextPage.ts';
import { ViewModelWishlist } from './ViewModelWishlist.ts';

/** The shop without a screen, on any back-end: drivers that call its view-models. */
export function viewModelAssembly({ driver, bind, device = new MemoryDevice() }: BackEndParts): Assembly {
  const navigation = new ViewModelNavigation((path, survivors) => openTab(path, device, bind, survivors));
  return {
    backEnd: driver,
    device,
    payment: new MemoryPaymentDriver(device.payments),
    navigation,
    screen: new ViewModelScreen(navigation),
    commands: new ViewModelCommands(navigation),
    notices: new ViewModelNotices(navigation),
    header: new ViewModelHeader(navigation),
    home: new ViewModelHome(navigation),
    catalogue: new ViewModelCatalogue(navigation),
    filters: new ViewModelFilters(navigation),
    get listingScreen() {
      return needsScreen();
    },
    cart: new ViewModelCart(navigation),
    wishlist: new ViewModelWishlist(navigation),
    checkout: new ViewModelCheckout(navigation),
    orderPage: new ViewModelOrderPage(navigation),
    delivery: new ViewModelDelivery(navigation),
    sizeGuide: new ViewModelSizeGuide(navigation),
    stockAlert: new ViewModelStockAlert(navigation),
    legalDetails: new ViewModelLegalDetails(navigation),
    textPage: new ViewModelTextPage(navigation),
    form: new ViewModelForm(navigation),
    profile: new ViewModelProfile(navigation),
    account: new ViewModelAccount(navigation),
    get print() {
      return needsScreen();
    },
    settled: () => settled(navigation, driver),
    patience: 0,
    close: async () => {
      for (const tab of navigation.tabs) tab.close();
      await driver.finished?.();
    },
  };
}

function openTab(
  path: string,
  device: MemoryDevice,
  bindBackEnd: BindBackEnd,
  { pendingActions = new MemoryPendingAction(), state }: Parameters<OpenTab>[1],
): Tab {
  const { clock, visibility } = device;
  const navigation = new MemoryNavigation(path, state);
  const toasts = new MemoryToasts(clock);
  const shop = device.composeShop(bindBackEnd, { navigation, notifications: toasts, pendingActions });
  return new Tab({ shop, navigation, pendingActions, clock, toasts, visibility });
}

/** After this many turns of the event loop while nothing but held responses is under way, the shop counts as idle. */
const QUIET_TURNS = 5;

async function settled(navigation: ViewModelNavigation, driver: BackEndDriver): Promise<void> {
  if (navigation.tabs.length === 0) return;
  let quietTurns = 0;
  do {
    await new Promise(setImmediate);
    for (const tab of navigation.tabs) tab.follow();
    const { count: held } = driver.heldResponses;
    quietTurns = held > 0 && (driver.underWay ?? held) === held ? quietTurns + 1 : 0;
  } while (!navigation.tabs.every((tab) => tab.isIdle) && quietTurns < QUIET_TURNS);
}
