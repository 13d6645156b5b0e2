import type { Invalid } from '../../../core/backend/ports/refusals/Invalid.ts';
import type { Refusal } from '../../../core/backend/ports/refusals/Refusal.ts';

/** Returns what a refusal of the back-end says. */
export function refusedText(refused: Refusal | Invalid): string {
  return typeof refused === 'string'
    ? `The ${refused.replace('unknown-', '')} does not exist.`
    : (refused.invalid[0] ?? '');
}
