import { type ReactNode, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { PORTS } from './composition/portTokens.ts';
import { useShared } from './composition/ShopContext.tsx';
import { SHARED } from './composition/viewModelTokens.ts';
import { ShopRoutes } from './routes.tsx';
import { Arrivals } from './shell/Arrivals.tsx';
import { NavigationBridge, type OnNavigator } from './shell/NavigationBridge.tsx';
import { PageBoundary } from './shell/PageBoundary.tsx';
import { Shell } from './shell/Shell.tsx';

type AppProps = {
  /** Where the toasts appear. */
  readonly toaster: ReactNode;
  /** Is lent the router for as long as the app stands; answers how to give it back. Must stay the same function. */
  readonly onNavigator: OnNavigator;
};

/** The whole shop on a page; stands inside a `ShopProvider`. */
export function App({ toaster, onNavigator }: AppProps) {
  const shop = useShared(SHARED.shop);
  const log = useShared(PORTS.log);
  useEffect(() => shop.start(), [shop]);
  return (
    <PageBoundary log={log} place="" isWholeShop>
      <BrowserRouter>
        <Shell>
          <ShopRoutes />
        </Shell>
        <NavigationBridge onNavigator={onNavigator} />
        <Arrivals />
      </BrowserRouter>
      {toaster}
    </PageBoundary>
  );
}
