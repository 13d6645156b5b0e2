import { clearTimers } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { PENDING_WORK } from './connection/tokens.ts';
import { PORTS } from './container/portTokens.ts';
import type { ShopContainer } from './container/ShopContainer.ts';
import { ShopProvider } from './container/ShopContext.tsx';
import { SHOP } from './layout/tokens.ts';
import { loadPrerenderedPage } from './loadPrerenderedPage.ts';
import type { OnNavigator } from './navigation/RouterBridge.tsx';

type Screens = {
  /** The element that the shop is rendered into. */
  readonly root: HTMLElement;
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
  readonly onNavigator: OnNavigator;
};

/** Starts the shop and renders it at the present address. Returns a function that closes it. */
export async function openShop(shop: ShopContainer, { root, ...props }: Screens): Promise<() => void> {
  await loadPrerenderedPage(root.dataset.opening ?? '', window.location.pathname, shop.get(PORTS.clock));
  const { closing } = shop.get(PENDING_WORK);
  const leave = () => {
    closing.call();
    // After a reload, Chromium runs the finalizers of mobx-react-lite in the window of the new page, where they clear its timers.
    clearTimers();
  };
  window.addEventListener('pagehide', leave);
  // A page's failure is logged by its boundary, once.
  const screens = createRoot(root, { onCaughtError: () => undefined });
  const stop = shop.get(SHOP).start();
  const onOpened = () => root.removeAttribute('data-opening');
  // A transition renders in slices, so that the browser can paint and handle input meanwhile.
  startTransition(() =>
    screens.render(
      <StrictMode>
        <ShopProvider shop={shop}>
          <App {...props} onOpened={onOpened} />
        </ShopProvider>
      </StrictMode>,
    ),
  );
  return () => {
    screens.unmount();
    window.removeEventListener('pagehide', leave);
    stop();
  };
}
