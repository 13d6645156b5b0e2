import type { Container, ServiceIdentifier } from 'inversify';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const ShopContext = createContext<Container | undefined>(undefined);

/** Gives the screens below the shop they show. */
export function ShopProvider({ shop, children }: { readonly shop: Container; readonly children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** Something that several screens share: a shared view-model, or a port. */
export function useShared<Service>(token: ServiceIdentifier<Service>): Service {
  const shop = useContext(ShopContext);
  if (shop === undefined) throw new Error('A screen stands outside the ShopProvider');
  return shop.get(token);
}

/** A page's own view-model: made when the page opens, told when it appears, stopped when it goes. */
export function usePageViewModel<ViewModel extends { appear?(): () => void }>(
  token: ServiceIdentifier<ViewModel>,
): ViewModel {
  const shop = useContext(ShopContext);
  if (shop === undefined) throw new Error('A screen stands outside the ShopProvider');
  const [viewModel] = useState(() => shop.get(token));
  useEffect(() => viewModel.appear?.(), [viewModel]);
  return viewModel;
}
