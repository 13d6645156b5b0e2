import { listText } from '../../../core/domain/text/listText.ts';

/** Such as `PIN codes that begin with 560 are in Karnataka`; empty while the states are unknown. */
export function pinHint(pin: string, states: readonly string[], isFilledIn: boolean): string {
  if (states.length === 0) return '';
  const hint = `PIN codes that begin with ${pin.slice(0, 3)} are in ${listText(states, 'or')}`;
  return isFilledIn ? `${hint}, which is filled in as the state` : hint;
}
