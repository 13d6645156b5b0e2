import './nodeGlobals.ts';

/** jsonwebtoken asks only whether Node is new enough for its kinds of keys; the answer is always yes. */
export function satisfies(): boolean {
  return true;
}
