import { type ComponentType, type ReactNode, useEffect } from 'react';
import { PORTS } from './container/portTokens.ts';
import { useShared } from './container/ShopContext.tsx';
import { AppLayout } from './layout/AppLayout.tsx';
import { PageDescription } from './layout/PageDescription.tsx';
import { PrefetchOnIntent } from './layout/PrefetchOnIntent.tsx';
import { SHOP } from './layout/tokens.ts';
import { PageBoundary } from './navigation/PageBoundary.tsx';
import type { LoadedPages } from './navigation/pages.ts';
import { type OnNavigator, RouterBridge } from './navigation/RouterBridge.tsx';
import { ScrollRestoration } from './navigation/ScrollRestoration.tsx';
import { ShopRoutes } from './routes.tsx';

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
  const shop = useShared(SHOP);
  const log = useShared(PORTS.log);
  useEffect(() => {
    const close = shop.start();
    onOpened();
    return close;
  }, [shop, onOpened]);
  return (
    <PageBoundary log={log} place="" isWholeShop>
      <Router>
        <AppLayout>{insteadOfPage ?? <ShopRoutes loaded={pages} />}</AppLayout>
        <RouterBridge onNavigator={onNavigator} />
        <ScrollRestoration />
        <PageDescription />
        <PrefetchOnIntent />
      </Router>
    </PageBoundary>
  );
}
