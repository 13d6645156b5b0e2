import type { Locator, Page } from 'playwright-core';
import { type Focus, focusNow } from './focusNow.ts';

const MOST_PRESSES = 300;
/** An element at either end of a dialog, which moves the focus to the other end. */
const FOCUS_GUARD = /^<[^>]+data-base-ui-focus-guard/;

/** Operates a page with the keyboard alone, and checks that the focus is always visible. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until the element has the focus; every tab stop before it must be visible. */
  async goTo(target: Locator): Promise<void> {
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      await this.#page.keyboard.press('Tab');
      await this.look();
      if (await this.isAt(target)) return;
    }
    throw new Error(`${target} is not reached by ${MOST_PRESSES} presses of Tab`);
  }

  /** Presses Tab from the page's first tab stop to its last, each of which must be visible. Returns their number. */
  async goRound(): Promise<number> {
    for (let stops = 0; stops < MOST_PRESSES; stops += 1) {
      await this.#page.keyboard.press('Tab');
      if ((await this.look()).element === 'nothing') return stops;
    }
    throw new Error(`The page has more than ${MOST_PRESSES} tab stops`);
  }

  /** Moves the focus to the element and presses the key. */
  async use(target: Locator, key: 'Enter' | 'Space'): Promise<void> {
    await this.goTo(target);
    await this.press(key);
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  async isAt(target: Locator): Promise<boolean> {
    return target.evaluate((element) => element === document.activeElement);
  }

  /** Waits until the focus has returned to the element, and checks that it is visible. */
  async isBackAt(target: Locator): Promise<void> {
    const element = await target.elementHandle();
    await this.#page.waitForFunction((wanted) => wanted === document.activeElement, element);
    await this.look();
  }

  /** Waits until the focus has moved into the element, as it does when a dialog opens. */
  async isWithin(target: Locator): Promise<void> {
    const element = await target.elementHandle();
    await this.#page.waitForFunction((wanted) => wanted?.contains(document.activeElement), element);
  }

  /** Throws unless the focused element is visible. */
  async look(): Promise<Focus> {
    // A toast passes over the header on its way in and out.
    await this.#page.waitForFunction(areToastsAtRest);
    const focus = await this.#page.evaluate(focusNow);
    if (FOCUS_GUARD.test(focus.element)) return this.look();
    if (!focus.isSeen) throw new Error(`The focus is not visible on ${focus.element}: ${focus.why}`);
    return focus;
  }
}

/** Runs in the page. */
function areToastsAtRest(): boolean {
  const toasts = document.querySelector('[data-toasts]')?.getAnimations({ subtree: true }) ?? [];
  return toasts.every(({ playState }) => playState !== 'running');
}
