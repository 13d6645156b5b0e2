/** The size guide on the page of a product. */
export type SizeGuideDriver = {
  isOffered(): Promise<boolean>;
  open(): Promise<void>;
  /** The lines of its table, the headings first, with commas between the cells: `S, 86`. */
  lines(): Promise<readonly string[]>;
  /** Reads it in cm or in inches. */
  readIn(unit: 'cm' | 'inches'): Promise<void>;
  /** What the page says of how buyers find that the piece fits; undefined when it says nothing. */
  fit(): Promise<string | undefined>;
  /** What it tells how to measure: `Bust`. */
  measures(): Promise<readonly string[]>;
};
