/** Why something cannot be done in the state in which it is. */
export type Conflict = { readonly conflict: string; readonly state: string };

/** Whether a result is a conflict. */
export function isConflict(result: object): result is Conflict {
  return 'conflict' in result;
}
