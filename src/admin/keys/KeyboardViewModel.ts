import { makeAutoObservable } from 'mobx';
import type { ForRememberingSingleKeys } from '../../../core/admin/ports/ForRememberingSingleKeys.ts';
import type { ForTellingTime } from '../../../core/admin/ports/ForTellingTime.ts';

/** How long after g its second key counts, in milliseconds. */
const SECOND_KEY_MS = 1500;

export type KeyboardParts = {
  readonly singleKeys: ForRememberingSingleKeys;
  readonly clock: Pick<ForTellingTime, 'after'>;
};

/** A page to which g and its key lead. */
export type GoKey = { readonly goKey: string; readonly path: string };

/** The keys of the whole admin: g and another lead to a page, ? shows which there are, Ctrl-K finds anything. */
export class KeyboardViewModel {
  /** Whether single keys do anything. */
  areOn: boolean;
  isListOpen = false;
  /** Whether the dialog that finds anything is open. */
  isFindOpen = false;
  private isGoing = false;
  private cancelWait = () => {};
  private readonly parts: KeyboardParts;

  constructor(parts: KeyboardParts) {
    this.parts = parts;
    this.areOn = parts.singleKeys.areOn();
    makeAutoObservable<this, 'isGoing' | 'cancelWait' | 'parts'>(
      this,
      { isGoing: false, cancelWait: false, parts: false },
      { autoBind: true },
    );
  }

  openList(): void {
    this.isListOpen = true;
  }

  closeList(): void {
    this.isListOpen = false;
  }

  openFind(): void {
    this.isFindOpen = true;
  }

  closeFind(): void {
    this.isFindOpen = false;
  }

  /** Switches single keys on or off, in this browser. */
  switchTo(areOn: boolean): void {
    this.areOn = areOn;
    this.parts.singleKeys.remember(areOn);
  }

  /** Takes a key that is pressed while nobody types. Returns the path to go to, if it leads to one. */
  press(key: string, pages: readonly GoKey[]): string | undefined {
    if (!this.areOn) return undefined;
    const wasGoing = this.isGoing;
    this.endWait();
    if (wasGoing) return pages.find(({ goKey }) => goKey === key)?.path;
    if (key === 'g') this.wait();
    if (key === '?') this.openList();
    return undefined;
  }

  private wait(): void {
    this.isGoing = true;
    this.cancelWait = this.parts.clock.after(SECOND_KEY_MS, () => this.endWait());
  }

  private endWait(): void {
    this.cancelWait();
    this.isGoing = false;
  }
}
