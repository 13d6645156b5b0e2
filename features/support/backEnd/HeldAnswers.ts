import type { Area } from '../drivers/BackEndDriver.ts';

/** Holds answers back until they are let go. */
export class HeldAnswers {
  readonly #slow = new Set<Area>();
  readonly #held: (() => void)[] = [];

  slowDown(area: Area): void {
    this.#slow.add(area);
  }

  get count(): number {
    return this.#held.length;
  }

  /** Waits until this answer is let go, if the area is slow. */
  async pass(area: Area | undefined): Promise<void> {
    if (area === undefined || !this.#slow.has(area)) return;
    await new Promise<void>((resolve) => this.#held.push(resolve));
  }

  letGo(which: 'first' | 'last'): void {
    const release = which === 'first' ? this.#held.shift() : this.#held.pop();
    if (release === undefined) throw new Error('No answer is held back');
    release();
  }
}
