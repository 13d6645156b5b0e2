import { ShopContainer } from '../container/ShopContainer.ts';
import { bindUseCases } from './useCases.ts';
import { bindViewModels } from './viewModels.ts';

/** Returns a shop with the use cases and view-models on top of the adapters that `bindAdapters` binds, one per port. */
export function compose(bindAdapters: (shop: ShopContainer) => void): ShopContainer {
  const shop = new ShopContainer();
  bindAdapters(shop);
  bindUseCases(shop);
  bindViewModels(shop);
  return shop;
}
