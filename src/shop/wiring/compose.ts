import { ShopContainer } from '../../shared/container/ShopContainer.ts';
import { bindUseCases } from './useCases.ts';
import { bindViewModels } from './viewModels.ts';

/** Returns a container with the use cases, the view-models, and the adapters that `bindAdapters` binds. */
export function compose(bindAdapters: (shop: ShopContainer) => void): ShopContainer {
  const shop = new ShopContainer();
  bindAdapters(shop);
  bindUseCases(shop);
  bindViewModels(shop);
  return shop;
}
