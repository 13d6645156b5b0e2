import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { Window } from 'happy-dom';
import { MemoryPendingAction } from '../../../../adapters/memory/device/MemoryPendingAction.ts';
import { RouterNavigation } from '../../../../adapters/router/RouterNavigation.ts';
import { renderToaster } from '../../../../adapters/toast/renderToaster.ts';
import { PENDING_WORK } from '../../../../src/shared/connection/tokens.ts';
import type { ShopContainer } from '../../../../src/shared/container/ShopContainer.ts';
import type { OnNavigator } from '../../../../src/shared/navigation/RouterBridge.tsx';
import { ShopRouter } from '../../../../src/shared/navigation/ShopRouter.tsx';
import { openShop } from '../../../../src/shop/open/openShop.tsx';
import type { BindBackEnd, MemoryDevice } from '../../../behind/fake/MemoryDevice.ts';
import { recordToasts } from '../recording/recordToasts.ts';
import { startRecording } from '../recording/startRecording.ts';
import { showWindow } from './browserWindow.ts';

/** The document before the shop is opened. */
const HEAD = '<title>Creator Row</title><meta name="description" content="">';
const BODY = '<div id="root"></div>';

type Observe = (listener: (...news: unknown[]) => void) => () => void;

/**
 * The whole shop in a separate window. Only the active tab has the browser's globals, so the other tab is suspended: what
 * other tabs report to it waits until it becomes active.
 */
export class DomTab {
  readonly window: Window;
  readonly user: UserEvent;
  readonly #device: MemoryDevice;
  readonly #bindBackEnd: BindBackEnd;
  readonly #pendingActions = new MemoryPendingAction();
  #open: { readonly shop: ShopContainer; readonly close: () => void } | undefined;
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

  /** Opens the shop at the address of the window, as src/shop/main.tsx does it; what was open is closed. */
  async openShop(): Promise<void> {
    this.close();
    document.body.innerHTML = BODY;
    const navigation = new RouterNavigation(window);
    const toaster = renderToaster(document);
    startRecording();
    recordToasts();
    const shop = this.#device.composeShop(
      this.#bindBackEnd,
      { navigation, notifications: toaster.toasts, pendingActions: this.#pendingActions },
      (port) => this.#heardInFront(port),
    );
    const onNavigator: OnNavigator = (router) => navigation.attach(router);
    const close = await openShop(shop, { root: elementWithId('root'), Router: ShopRouter, onNavigator });
    this.#open = { shop, close: () => [close(), toaster.remove()] };
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
    this.#open?.close();
    this.#open = undefined;
  }

  /** The port with listeners that are called only while this tab is active, else when it becomes active. */
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

function elementWithId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The document has no element with the id "${id}"`);
  return element;
}
