import type { ReturnState } from '../../../domain/returns/Return.ts';
import type { BackEndPorts } from '../../ports/BackEndPorts.ts';
import type { FoundReturn } from '../../ports/orders/ForStoringReturns.ts';

/** How many returns a page has. */
const PAGE = 50;

/** A page of returns; `next` is the id behind which the next page begins. `counts` are those of each state, up to `MOST_COUNTED`. */
export type FoundReturns = {
  readonly returns: readonly FoundReturn[];
  readonly counts: Partial<Readonly<Record<ReturnState, number>>>;
  readonly next?: string;
};

/** Finds the returns of a state, or all, the newest first. */
export type FindReturns = (search: {
  readonly state?: ReturnState | undefined;
  readonly after?: string | undefined;
}) => Promise<FoundReturns>;

/** Resolves with a return. */
export type ShowReturn = (id: string) => Promise<FoundReturn | 'unknown-return'>;

export function makeShowReturn({ returns }: Pick<BackEndPorts, 'returns'>): ShowReturn {
  return async (id) => (await returns.find({ id, most: 1 }))[0] ?? 'unknown-return';
}

export function makeFindReturns({ returns: store }: Pick<BackEndPorts, 'returns'>): FindReturns {
  return async (search) => {
    const [found, counts] = await Promise.all([store.find({ ...search, most: PAGE + 1 }), store.count()]);
    const returns = found.slice(0, PAGE);
    const last = returns.at(-1);
    return { returns, counts, ...(found.length > PAGE && last !== undefined && { next: last.id }) };
  };
}
