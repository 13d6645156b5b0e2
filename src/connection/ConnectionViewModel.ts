import { makeAutoObservable } from 'mobx';
import type { ForTellingTime } from '../../core/storefront/ports/ForTellingTime.ts';

/** How long the shop waits before it looks by itself whether it can be reached again, in ms. */
const LOOK_AGAIN_MS = 10_000;

/** A call that did not get through. */
export type LostCall = {
  /** Whether it asked for something, which can be asked again at any time, or was to change something. */
  readonly kind: 'question' | 'change';
  readonly again: () => Promise<unknown>;
};

/** Whether the shop can be reached, and what did not get through while it could not. */
export class ConnectionViewModel {
  isOffline = false;
  private lost: readonly LostCall[] = [];
  private callOff: () => void = () => undefined;
  private readonly clock: ForTellingTime;

  constructor(clock: ForTellingTime) {
    this.clock = clock;
    makeAutoObservable<this, 'lost' | 'callOff' | 'clock'>(
      this,
      { lost: false, callOff: false, clock: false },
      { autoBind: true },
    );
  }

  /** A call did not get through. */
  lose(...calls: readonly LostCall[]): void {
    this.isOffline = true;
    this.lost = [...this.lost, ...calls];
    this.callOff();
    this.callOff = this.clock.after(LOOK_AGAIN_MS, () => this.tryAgain('question'));
  }

  /** A call was answered, whatever the answer: what was asked in vain is asked again, what was to be changed is let be. */
  find(): void {
    if (!this.isOffline) return;
    this.isOffline = false;
    this.callOff();
    this.tryAgain('question');
    this.lost = [];
  }

  /** Tries everything again that did not get through. */
  retry(): void {
    this.tryAgain('question', 'change');
  }

  private tryAgain(...kinds: readonly LostCall['kind'][]): void {
    const calls = this.lost.filter(({ kind }) => kinds.includes(kind));
    this.lost = this.lost.filter((call) => !calls.includes(call));
    for (const { again } of calls) void again();
  }
}
