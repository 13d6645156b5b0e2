import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { bindUseCases } from './useCases.ts';
import { bindViewModels } from './viewModels.ts';

/** Puts a shop together: the use cases and view-models on top of the adapters that `bindAdapters` brings, one per port. */
export function compose(bindAdapters: (shop: Container) => void): Container {
  const shop = new Container();
  bindAdapters(shop);
  bindUseCases(shop);
  bindViewModels(shop);
  return shop;
}
