/** The groups as a step names them: their names in the code, and their headings on a screen. */
export const filterGroups = {
  categories: { group: 'categories', title: 'Category' },
  creators: { group: 'influencers', title: 'Influencers' },
  sizes: { group: 'sizes', title: 'Size' },
  people: { group: 'people', title: 'For' },
  prices: { group: 'priceBands', title: 'Price' },
} as const;

export type FilterGroup = keyof typeof filterGroups;

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
