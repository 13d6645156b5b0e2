import type { StockSearch } from '../../../core/admin/ports/ForManagingStock.ts';
import { paths } from '../paths/paths.ts';

/** The tabs of the sheet; All has no state. */
export const TABS: readonly { readonly label: string; readonly state?: 'low' | 'out' }[] = [
  { label: 'All' },
  { label: 'Nearly out', state: 'low' },
  { label: 'Out', state: 'out' },
];

/** Reads the search from the address of the sheet. An unknown state counts as none. */
export function stockSearchIn(query: URLSearchParams): StockSearch {
  const state = TABS.find((tab) => tab.state !== undefined && tab.state === query.get('state'))?.state;
  return { ...(state !== undefined && { state }), text: query.get('q') ?? '' };
}

/** Returns the address of a sheet. */
export function stockPath({ state, text }: StockSearch): string {
  const query = new URLSearchParams({ ...(state !== undefined && { state }), ...(text !== '' && { q: text }) });
  return query.size === 0 ? paths.stock : `${paths.stock}?${query}`;
}
