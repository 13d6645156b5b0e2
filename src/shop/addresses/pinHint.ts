const lists = new Intl.ListFormat('en-IN', { type: 'disjunction' });

/** Such as `PIN codes that begin with 560 are in Karnataka`; empty while the states are unknown. */
export function pinHint(pin: string, states: readonly string[], isFilledIn: boolean): string {
  if (states.length === 0) return '';
  const hint = `PIN codes that begin with ${pin.slice(0, 3)} are in ${lists.format(states)}`;
  return isFilledIn ? `${hint}, which is filled in as the state` : hint;
}
