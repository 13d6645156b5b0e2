import './nodeGlobals.ts';

/** Always true: jsonwebtoken only checks whether Node is new enough for its key types. */
export function satisfies(): boolean {
  return true;
}
