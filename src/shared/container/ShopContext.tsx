import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { ShopContainer } from './ShopContainer.ts';
import type { PageToken, SharedToken } from './token.ts';

const ShopContext = createContext<ShopContainer | undefined>(undefined);

/** Provides the shop's container to the screens below. */
export function ShopProvider({ shop, children }: { readonly shop: ShopContainer; readonly children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** Returns a shared view-model or a port. */
export function useShared<Service>(token: SharedToken<Service>): Service {
  const shop = useContext(ShopContext);
  if (shop === undefined) throw new Error('A screen stands outside the ShopProvider');
  return shop.get(token);
}

/** Returns a page's own view-model, created when the page mounts. Calls `appear` if it has one, and the function that returns when the page unmounts. */
export function usePageViewModel<ViewModel extends object>(token: PageToken<ViewModel>): ViewModel {
  const shop = useContext(ShopContext);
  if (shop === undefined) throw new Error('A screen stands outside the ShopProvider');
  const [viewModel] = useState(() => shop.get(token));
  useEffect(() => (appears(viewModel) ? viewModel.appear() : undefined), [viewModel]);
  return viewModel;
}

function appears(viewModel: object): viewModel is { appear(): () => void } {
  return 'appear' in viewModel;
}
