export type FilterGroup = 'categories' | 'creators' | 'sizes' | 'prices';

/** The listing's filters and its order. */
export type FilterDriver = {
  toggle(group: FilterGroup, value: string): Promise<void>;
  ticked(group: FilterGroup): Promise<readonly string[]>;
  /** Such as `S (1)`. */
  offered(group: FilterGroup): Promise<readonly string[]>;
  /** Types a text into the field that finds creators. */
  findCreators(text: string): Promise<void>;
  sortBy(order: 'low to high' | 'high to low'): Promise<void>;
  isSorted(): Promise<boolean>;
  /** The texts of the chosen filters. */
  chosen(): Promise<readonly string[]>;
  removeFilter(label: string): Promise<void>;
};
