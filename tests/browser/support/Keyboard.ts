import type { Locator, Page } from 'playwright-core';
import { type Focus, focusNow } from './focusNow.ts';

const FURTHEST = 300;
/** Stands at both ends of a dialog and at once hands the focus on to its other end. */
const SENTRY = '[data-base-ui-focus-guard]';

/** A shopper who has a keyboard and nothing else, and must always see where she is. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until the element has the focus; every stop on the way must be seen. */
  async goTo(target: Locator): Promise<void> {
    for (let pendingActions = 0; pendingActions < FURTHEST; pendingActions += 1) {
      await this.#page.keyboard.press('Tab');
      await this.look();
      if (await this.isAt(target)) return;
    }
    throw new Error(`${target} is not reached by ${FURTHEST} pendingActions of Tab`);
  }

  /** Presses Tab from the page's first stop to its last, each of which must be seen; answers how many there are. */
  async goRound(): Promise<number> {
    for (let stops = 0; stops < FURTHEST; stops += 1) {
      await this.#page.keyboard.press('Tab');
      if ((await this.look()).element === 'nothing') return stops;
    }
    throw new Error(`The page has more than ${FURTHEST} stops`);
  }

  /** Goes to the element and presses the key there. */
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

  /** Waits until the focus has come back to the element, and looks at it. */
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

  /** Makes sure that the focus is seen where it is. */
  async look(): Promise<Focus> {
    await this.#page.waitForFunction((sentry) => !document.activeElement?.matches(sentry), SENTRY);
    const focus = await this.#page.evaluate(focusNow);
    if (!focus.isSeen) throw new Error(`The focus is not seen on ${focus.element}: ${focus.why}`);
    return focus;
  }
}
