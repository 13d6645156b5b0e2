import { clearTimers } from 'mobx-react-lite';
import { type ComponentProps, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { nextTask } from '../../shared/chunks/nextTask.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import type { ShopContainer } from '../../shared/container/ShopContainer.ts';
import { ShopProvider } from '../../shared/container/ShopContext.tsx';
import { SHOP } from '../layout/tokens.ts';
import { LISTING } from '../listing/tokens.ts';
import { SESSION } from '../session/tokens.ts';
import { App } from './App.tsx';
import { loadFirstPage } from './loadFirstPage.ts';
import { pageAt } from './pageAt.ts';

type Screens = Pick<ComponentProps<typeof App>, 'Router' | 'onNavigator'> & {
  /** The element that the shop is rendered into. */
  readonly root: HTMLElement;
  /** Returns the version of the catalogue that was loaded last; without it, the server's HTML is never hydrated. */
  readonly catalogueVersion?: () => string | undefined;
};

/** Starts the shop and renders it at the present address. Returns a function that closes it. */
export async function openShop(shop: ShopContainer, { catalogueVersion, ...screens }: Screens): Promise<() => void> {
  const { session, hold } = shop.get(SESSION);
  // What is loaded before the start is this session's. One that comes meanwhile is followed after it, which loads all anew.
  const followSession = hold(session);
  const first = await loadFirstPage(shop, screens.root.dataset, catalogueVersion ?? (() => undefined));
  if (first === 'keep') return () => undefined;
  await nextTask();
  shop.get(LISTING).follow(true);
  const { closing } = shop.get(PENDING_WORK);
  const leave = () => {
    closing.call();
    // After a reload, Chromium runs the finalizers of mobx-react-lite in the window of the new page, where they clear its timers.
    clearTimers();
  };
  window.addEventListener('pagehide', leave);
  const close = first === 'hydrate' ? hydrate(shop, screens) : replace(shop, screens);
  if (first === 'replace') followSession();
  return () => {
    close();
    window.removeEventListener('pagehide', leave);
  };
}

/** Renders the shop in place of the HTML in the document. */
function replace(shop: ShopContainer, { root, ...props }: Screens): () => void {
  const screens = createRoot(root, { onCaughtError });
  const stop = shop.get(SHOP).start();
  const onOpened = () => {
    shop.release();
    root.removeAttribute('data-opening');
  };
  // A transition renders in slices, so that the browser can paint and handle input meanwhile.
  startTransition(() => screens.render(<Shop shop={shop} {...props} onOpened={onOpened} />));
  return () => {
    screens.unmount();
    stop();
  };
}

/**
 * Hydrates the server's HTML, which it has rendered for a visitor or for a shopper. The shop starts, with its session,
 * when all of it is hydrated.
 */
function hydrate(shop: ShopContainer, { root, ...props }: Screens): () => void {
  const log = shop.get(PORTS.log);
  const { session, hold } = shop.get(SESSION);
  const followSession = hold(pageAt(window.location.pathname)?.shopperRender ? session : undefined);
  let finish: () => void = () => undefined;
  void shop.get(PENDING_WORK).track(
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
  );
  let stop: (() => void) | undefined;
  const onPageShown = () => {
    if (stop !== undefined) return;
    shop.release();
    stop = shop.get(SHOP).start();
    followSession();
    root.removeAttribute('data-opening');
    finish();
  };
  const onRecoverableError = (error: unknown) => log.error("The server's HTML could not be hydrated", error);
  const screens = <Shop shop={shop} {...props} onPageShown={onPageShown} />;
  let hydrated: Root | undefined;
  startTransition(() => {
    hydrated = hydrateRoot(root, screens, { onCaughtError, onRecoverableError });
  });
  return () => {
    hydrated?.unmount();
    stop?.();
  };
}

type ShopProps = ComponentProps<typeof App> & { readonly shop: ShopContainer };

function Shop({ shop, ...props }: ShopProps) {
  return (
    <StrictMode>
      <ShopProvider shop={shop}>
        <App {...props} />
      </ShopProvider>
    </StrictMode>
  );
}

/** A page's failure is logged by its boundary, once. */
function onCaughtError(): void {}
