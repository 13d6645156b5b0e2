import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import { openAdmin } from '../../../../src/admin/open/openAdmin.tsx';
import { STAFF_SESSION } from '../../../../src/admin/session/tokens.ts';
import { bindBrowserAdapters } from '../../../../src/admin/wiring/browser.ts';
import { compose } from '../../../../src/admin/wiring/compose.ts';
import type { ShopContainer } from '../../../../src/shared/container/ShopContainer.ts';
import { formsBy } from '../../../behind/server/formsBy.ts';
import type { AdminWindow } from '../admin/AdminScreen.ts';
import type { Page } from '../Page.ts';
import { openWindow, showWindow } from './browserWindow.ts';
import { nextTurn, otherThreads, setClock, tasksLeft } from './eventLoop.ts';
import { TestingLibraryPage } from './TestingLibraryPage.ts';

const QUIET_TURNS = 2;
/** After this many turns of the event loop, the admin waits for another thread. */
const OWN_TURNS = 2000;
const MOST_TURNS = 5000;

type Open = { readonly admin: ShopContainer; readonly user: UserEvent; readonly close: () => void };

type Parts = {
  readonly send: typeof fetch;
  readonly clock: MemoryClock;
  /** Whether calls have no response yet. */
  readonly isAsking: () => boolean;
};

/** The whole admin with the adapters of a browser, in a window of this process. */
export class AdminDomWindow implements AdminWindow {
  readonly #parts: Parts;
  #open: Open | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    setClock(parts.clock);
  }

  get page(): Page {
    if (this.#open === undefined) throw new Error('The admin is not open');
    return new TestingLibraryPage(this.#open.user);
  }

  async open(path: string): Promise<void> {
    this.#open?.close();
    showWindow(openWindow(path));
    const root = document.createElement('div');
    document.body.replaceChildren(root);
    const user = userEvent.setup({ document, delay: null, pointerEventsCheck: 0, applyAccept: false });
    const admin = compose((container) => bindBrowserAdapters(container, this.#parts.send, formsBy(this.#parts.send)));
    this.#open = { admin, user, close: openAdmin(admin, root) };
    await this.settled();
  }

  async lookAgain(): Promise<void> {
    document.dispatchEvent(new Event('visibilitychange'));
  }

  async settled(): Promise<void> {
    let quietTurns = 0;
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      await (turn < OWN_TURNS ? nextTurn() : otherThreads());
      const isIdle = tasksLeft() === 0 && !this.#parts.isAsking() && this.#isWorkDone;
      quietTurns = isIdle ? quietTurns + 1 : 0;
      if (quietTurns === QUIET_TURNS) return;
    }
    throw new Error(`The admin does not become idle at ${window.location.href}`);
  }

  async close(): Promise<void> {
    this.#open?.close();
    this.#open = undefined;
    while (tasksLeft() > 0) await nextTurn();
    setClock(undefined);
  }

  get #isWorkDone(): boolean {
    return this.#open === undefined || this.#open.admin.get(STAFF_SESSION).isIdle;
  }
}
