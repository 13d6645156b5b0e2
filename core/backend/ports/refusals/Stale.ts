/** What a thing is now, when a change was made to an earlier state of it. */
export type Stale<Value extends object = object> = { readonly stale: Value };

/** Whether a change was refused because the thing is another by now. */
export function isStale<Value extends object>(result: object | Stale<Value>): result is Stale<Value> {
  return 'stale' in result;
}
