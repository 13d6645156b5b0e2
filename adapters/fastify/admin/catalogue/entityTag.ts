import { createHash } from 'node:crypto';

const DIGITS = 32;
/** A proxy that compresses makes tags weak. */
const TAG = /(?:W\/)?("[^"]*")/g;

/** Returns the `ETag` of what a response says of a thing: another one when it says anything else. */
export function entityTag(thing: object): string {
  return `"${createHash('sha256').update(JSON.stringify(thing)).digest('hex').slice(0, DIGITS)}"`;
}

/** Whether an `If-Match` names this state of a thing. `*` names any. */
export function matchesTag(ifMatch: string, thing: object): boolean {
  const tags = [...ifMatch.matchAll(TAG)].map(([, tag]) => tag);
  return ifMatch.trim() === '*' || tags.includes(entityTag(thing));
}
