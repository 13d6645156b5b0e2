import { RETURN_STATES, type ReturnState } from '../../../core/domain/returns/Return.ts';
import { paths } from '../paths/paths.ts';

export type ReturnSearch = { readonly state?: ReturnState };

/** The tabs of the list; All has no state. */
export const TABS: readonly ({ readonly label: string } & ReturnSearch)[] = [
  { label: 'Asked', state: 'asked' },
  { label: 'Received', state: 'received' },
  { label: 'Refunded', state: 'refunded' },
  { label: 'Exchanged', state: 'exchanged' },
  { label: 'All' },
];

/** Reads the search from the address of the list. An unknown state counts as none. */
export function searchIn(query: URLSearchParams): ReturnSearch {
  const state = RETURN_STATES.find((each) => each === query.get('state'));
  return state === undefined ? {} : { state };
}

/** Returns the address of a list. */
export function searchPath({ state }: ReturnSearch): string {
  return state === undefined ? paths.returns : `${paths.returns}?state=${state}`;
}
