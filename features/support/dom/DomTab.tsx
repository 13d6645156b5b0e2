import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { Window } from 'happy-dom';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { MemoryPendingAction } from '../../../adapters/memory/MemoryPendingAction.ts';
import { RouterNavigation } from '../../../adapters/router/RouterNavigation.ts';
import { HotToasts } from '../../../adapters/toast/HotToasts.ts';
import { ToastList } from '../../../adapters/toast/ToastList.tsx';
import { App } from '../../../src/App.tsx';
import { PENDING_WORK } from '../../../src/connection/tokens.ts';
import type { ShopContainer } from '../../../src/container/ShopContainer.ts';
import { ShopProvider } from '../../../src/container/ShopContext.tsx';
import type { BindBackEnd, MemoryDevice } from '../device/MemoryDevice.ts';
import { showWindow } from './browserWindow.ts';
import { recordToasts } from './recordToasts.ts';

/** What of the document stands there before the shop is opened. */
const HEAD = '<title>Creator Row</title><meta name="description" content="">';
const BODY = '<div id="root"></div><div id="toasts" data-toasts aria-live="off"></div>';

type Observe = (listener: (...news: unknown[]) => void) => () => void;

let shopsOpened = 0;

/**
 * The whole shop in a window of its own. Only the tab in front has the browser's global names, so the tab behind sleeps: what
 * other tabs report to it waits until it comes to the front.
 */
export class DomTab {
  readonly window: Window;
  readonly user: UserEvent;
  readonly #device: MemoryDevice;
  readonly #bindBackEnd: BindBackEnd;
  #pendingActions = new MemoryPendingAction();
  #open:
    | { readonly shop: ShopContainer; readonly roots: readonly Root[]; readonly told: readonly string[] }
    | undefined;
  #isInFront = true;
  #reports: (() => void)[] = [];

  constructor(window: Window, device: MemoryDevice, bindBackEnd: BindBackEnd) {
    this.window = window;
    this.#device = device;
    this.#bindBackEnd = bindBackEnd;
    showWindow(window);
    document.head.innerHTML = HEAD;
    this.user = userEvent.setup({ document, delay: null, pointerEventsCheck: 0 });
  }

  get isIdle(): boolean {
    return this.#open === undefined || this.#open.shop.get(PENDING_WORK).isIdle;
  }

  /** The texts of all toasts since the shop was opened, the oldest first. */
  get told(): readonly string[] {
    return this.#open?.told ?? [];
  }

  /** Opens the shop where the address bar is, as src/main.tsx does it; what was open is closed. */
  openShop(): void {
    this.close();
    document.body.innerHTML = BODY;
    const toasterId = `shop-${++shopsOpened}`;
    const navigation = new RouterNavigation(window.location);
    const notifications = new HotToasts(toasterId);
    const pendingActions = this.#pendingActions.reloaded();
    const shop = this.#device.composeShop(this.#bindBackEnd, { navigation, notifications, pendingActions }, (port) =>
      this.#heardInFront(port),
    );
    const app = draw(
      'root',
      <ShopProvider shop={shop}>
        <App Router={BrowserRouter} onNavigator={(router) => navigation.attach(router)} onOpened={() => undefined} />
      </ShopProvider>,
    );
    const toaster = draw('toasts', <ToastList toasterId={toasterId} />);
    this.#open = { shop, roots: [app, toaster], told: recordToasts() };
  }

  goBehind(): void {
    this.#isInFront = false;
  }

  comeToFront(): void {
    showWindow(this.window);
    this.#isInFront = true;
    for (const report of this.#reports.splice(0)) report();
  }

  close(): void {
    for (const root of this.#open?.roots ?? []) root.unmount();
    this.#open = undefined;
  }

  /** The port with listeners that are called only while this tab is in front, else when it comes there. */
  #heardInFront<Port extends object>(port: Port): Port {
    const { whenChanged: observe } = port as { readonly whenChanged?: Observe };
    const hear = (report: () => void) => (this.#isInFront ? report() : void this.#reports.push(report));
    const whenChanged: Observe | undefined =
      observe && ((listener) => observe.call(port, (...news) => hear(() => listener(...news))));
    return new Proxy(port, {
      get: (_, name) => {
        const member = name === 'whenChanged' ? whenChanged : Reflect.get(port, name);
        return typeof member === 'function' ? member.bind(port) : member;
      },
    });
  }
}

function draw(id: string, screen: ReactNode): Root {
  const place = document.getElementById(id);
  if (place === null) throw new Error(`The document has no element with the id "${id}"`);
  const root = createRoot(place, { onCaughtError: () => undefined });
  root.render(screen);
  return root;
}
