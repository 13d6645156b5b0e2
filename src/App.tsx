import { type ComponentType, type ReactNode, useEffect } from 'react';
import { PORTS } from './composition/portTokens.ts';
import { useShared } from './composition/ShopContext.tsx';
import { SHARED } from './composition/viewModelTokens.ts';
import { ShopRoutes } from './routes.tsx';
import { Arrivals } from './shell/Arrivals.tsx';
import { NavigationBridge, type OnNavigator } from './shell/NavigationBridge.tsx';
import { PageBoundary } from './shell/PageBoundary.tsx';
import { PageDescription } from './shell/PageDescription.tsx';
import { PrefetchOnIntent } from './shell/PrefetchOnIntent.tsx';
import type { LoadedPages } from './shell/pages.ts';
import { Shell } from './shell/Shell.tsx';

type AppProps = {
  /** Knows where the shopper is. */
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
  /** Is lent the router for as long as the app stands; answers how to give it back. Must stay the same function. */
  readonly onNavigator: OnNavigator;
  /** Told each time the shop opens, once its first picture stands. Must stay the same function. */
  readonly onOpened: () => void;
  /** Pages whose chunks have come already. */
  readonly pages?: LoadedPages;
  /** Stands in the shop's frame in place of the present address's page. */
  readonly insteadOfPage?: ReactNode;
};

/** The whole shop on a page; stands inside a `ShopProvider`. */
export function App({ Router, onNavigator, onOpened, pages = {}, insteadOfPage }: AppProps) {
  const shop = useShared(SHARED.shop);
  const log = useShared(PORTS.log);
  useEffect(() => {
    const close = shop.start();
    onOpened();
    return close;
  }, [shop, onOpened]);
  return (
    <PageBoundary log={log} place="" isWholeShop>
      <Router>
        <Shell>{insteadOfPage ?? <ShopRoutes loaded={pages} />}</Shell>
        <NavigationBridge onNavigator={onNavigator} />
        <Arrivals />
        <PageDescription />
        <PrefetchOnIntent />
      </Router>
    </PageBoundary>
  );
}
