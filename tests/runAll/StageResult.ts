import type { Count } from './counts.ts';

export type StageResult = {
  readonly name: string;
  readonly count: Count;
  /** Whether the stage did not start, because a stage that it needs did not pass. */
  readonly isSkipped: boolean;
};

export const hasPassed = ({ count }: StageResult): boolean => count.failed === 0;
