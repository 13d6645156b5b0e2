import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import { MemoryPendingAction } from '../../../adapters/memory/MemoryPendingAction.ts';
import { MemoryToasts } from '../../../adapters/memory/MemoryToasts.ts';
import type { Assembly } from '../assemblies/Assembly.ts';
import type { BackEndParts } from '../backEnd/BackEndParts.ts';
import { type BindBackEnd, MemoryDevice } from '../device/MemoryDevice.ts';
import type { BackEndDriver } from '../drivers/BackEndDriver.ts';
import { Tab } from './Tab.ts';
import { ViewModelCart } from './ViewModelCart.ts';
import { ViewModelCatalogue } from './ViewModelCatalogue.ts';
import { ViewModelCheckout } from './ViewModelCheckout.ts';
import { ViewModelFilters } from './ViewModelFilters.ts';
import { ViewModelForm } from './ViewModelForm.ts';
import { ViewModelHeader } from './ViewModelHeader.ts';
import { ViewModelHome } from './ViewModelHome.ts';
import { ViewModelNavigation } from './ViewModelNavigation.ts';
import { ViewModelPayment } from './ViewModelPayment.ts';
import { ViewModelProfile } from './ViewModelProfile.ts';
import { ViewModelScreen } from './ViewModelScreen.ts';

/** The shop without a screen, on any back-end: the view-models behind the outermost authPages. */
export function viewModelAssembly({ door, bind }: BackEndParts): Assembly {
  const device = new MemoryDevice();
  const way = new ViewModelNavigation((path, pendingActions) => openTab(path, device, bind, pendingActions));
  return {
    backEnd: door,
    device,
    payment: new ViewModelPayment(device.payments),
    way,
    screen: new ViewModelScreen(way),
    bar: new ViewModelHeader(way),
    home: new ViewModelHome(way),
    catalogue: new ViewModelCatalogue(way),
    filters: new ViewModelFilters(way),
    get listingScreen(): never {
      throw new Error('There is no screen here');
    },
    cart: new ViewModelCart(way),
    checkout: new ViewModelCheckout(way),
    form: new ViewModelForm(way),
    profile: new ViewModelProfile(way),
    get paper(): never {
      throw new Error('There is no screen here');
    },
    settled: () => settled(way, door),
    patience: 0,
    close: async () => {
      for (const tab of way.tabs) tab.close();
    },
  };
}

function openTab(
  path: string,
  device: MemoryDevice,
  bindBackEnd: BindBackEnd,
  pendingActions = new MemoryPendingAction(),
): Tab {
  const { clock } = device;
  const navigation = new MemoryNavigation(path);
  const toasts = new MemoryToasts(clock);
  const shop = device.composeShop(bindBackEnd, { navigation, notifications: toasts, pendingActions });
  return new Tab({ shop, navigation, pendingActions, clock, toasts });
}

/** How many turns without news are taken as "everything under way is held back". */
const QUIET_TURNS = 5;

async function settled(way: ViewModelNavigation, door: BackEndDriver): Promise<void> {
  if (way.tabs.length === 0) return;
  let quietTurns = 0;
  do {
    await new Promise(setImmediate);
    for (const tab of way.tabs) tab.follow();
    quietTurns = door.heldBack() > 0 ? quietTurns + 1 : 0;
  } while (!way.tabs.every((tab) => tab.isIdle) && quietTurns < QUIET_TURNS);
}
