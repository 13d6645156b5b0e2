import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import { type Attempt, attemptKey } from './attemptKey.ts';

/** Takes back an attempt that was counted, because it succeeded. */
export type TakeBackAttempt = (attempt: Attempt) => Promise<void>;

export function makeTakeBackAttempt({ attempts }: Pick<BackEndPorts, 'attempts'>): TakeBackAttempt {
  return (attempt) => attempts.takeBack(attemptKey(attempt));
}
