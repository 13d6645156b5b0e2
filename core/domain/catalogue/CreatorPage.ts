import type { OptionCount } from './facets/facets.ts';

/** Some of the creators that were looked for. */
export type CreatorPage = {
  /** How many were found. */
  readonly total: number;
  /** Each with the number of their products that match the filters of the other groups. */
  readonly creators: readonly OptionCount[];
};
