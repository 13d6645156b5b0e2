import type { Count } from './counts.ts';

/** A command of `npm test` with the checks it stands for. */
export type Stage = {
  readonly name: string;
  readonly command: string;
  /** The stages that must have passed before this one starts; it is skipped when one of them has not. */
  readonly needs?: readonly string[];
  /** The stages that must have ended before this one starts, whether they passed or not. */
  readonly follows?: readonly string[];
  /** The file in which the command counts its checks. A stage without one is a single check. */
  readonly report?: Report;
  /** How many cores the command keeps busy; 1 unless given. */
  readonly cores?: number;
  /** How long the command may take, in ms, before it is stopped. */
  readonly limitMs: number;
};

export type Report = { readonly path: string; readonly count: (text: string) => Count };
