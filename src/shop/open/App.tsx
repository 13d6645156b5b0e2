import { type ComponentType, type ReactNode, useEffect } from 'react';
import { BrokenPage } from '../../shared/chunks/BrokenPage.tsx';
import { ErrorBoundary } from '../../shared/chunks/ErrorBoundary.tsx';
import { PORTS } from '../../shared/container/portTokens.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { NormalisedAddress } from '../../shared/navigation/NormalisedAddress.tsx';
import { type OnNavigator, RouterBridge } from '../../shared/navigation/RouterBridge.tsx';
import { ScrollRestoration } from '../../shared/navigation/ScrollRestoration.tsx';
import { AppLayout } from '../layout/AppLayout.tsx';
import { LISTING } from '../listing/tokens.ts';
import { ShopRoutes } from './ShopRoutes.tsx';

type AppProps = {
  /** The router around the app. */
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
  /** Receives the router when the app mounts; returns a function that detaches it. Must stay the same function. */
  readonly onNavigator: OnNavigator;
  /** Called when the layout is rendered. Must stay the same function. */
  readonly onOpened?: (() => void) | undefined;
  /** Called when a page is rendered; hydration reaches the page after the layout. Must stay the same function. */
  readonly onPageShown?: (() => void) | undefined;
  /** Shown in the layout in place of the current page. */
  readonly insteadOfPage?: ReactNode;
};

/** The whole shop on a page; rendered inside a `ShopProvider`. */
export function App({ Router, onNavigator, onOpened, onPageShown, insteadOfPage }: AppProps) {
  const log = useShared(PORTS.log);
  const listing = useShared(LISTING);
  useEffect(() => onOpened?.(), [onOpened]);
  return (
    <ErrorBoundary log={log} fallback={(failure) => <main>{<BrokenPage {...failure} />}</main>}>
      <Router>
        <NormalisedAddress>
          <AppLayout>{insteadOfPage ?? <ShopRoutes onPageShown={onPageShown} />}</AppLayout>
          <ScrollRestoration onArrival={listing.follow} />
        </NormalisedAddress>
        <RouterBridge onNavigator={onNavigator} />
      </Router>
    </ErrorBoundary>
  );
}
