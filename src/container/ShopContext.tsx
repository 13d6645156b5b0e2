import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { ShopContainer } from './ShopContainer.ts';
import type { PageToken, SharedToken } from './token.ts';

const ShopContext = createContext<ShopContainer | undefined>(undefined);

/** Gives the screens below the shop they show. */
export function ShopProvider({ shop, children }: { readonly shop: ShopContainer; readonly children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** Something that several screens share: a shared view-model, or a port. */
export function useShared<Service>(token: SharedToken<Service>): Service {
  const shop = useContext(ShopContext);
  if (shop === undefined) throw new Error('A screen stands outside the ShopProvider');
  return shop.get(token);
}

/** A page's own view-model: made when the page opens. One that can `appear` is told so, and stopped when the page goes. */
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
