import type { ForRememberingPress } from '../../core/ports/ForRememberingPress.ts';
import type { UnfinishedPress } from '../../core/session/UnfinishedPress.ts';

/** A press in one tab. */
export class MemoryPress implements ForRememberingPress {
  readonly #tab: { press: UnfinishedPress | undefined };

  constructor(tab: { press: UnfinishedPress | undefined } = { press: undefined }) {
    this.#tab = tab;
  }

  current(): UnfinishedPress | undefined {
    return this.#tab.press;
  }

  remember(press: UnfinishedPress): void {
    this.#tab.press = { ...press };
  }

  forget(): void {
    this.#tab.press = undefined;
  }

  /** Lever: the same tab after a reload. */
  reloaded(): MemoryPress {
    return new MemoryPress(this.#tab);
  }
}
