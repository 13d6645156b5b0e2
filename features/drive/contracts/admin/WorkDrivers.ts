/** What waits for staff, and how the shop sells. */
export type TodayDriver = {
  /** Such as `2 to pack`, without their age. */
  tasks(): Promise<readonly string[]>;
  /** Follows the link of a task. */
  openTask(what: string): Promise<void>;
  /** What the page says when nothing waits; empty while something does. */
  emptyText(): Promise<string>;
  /** The sum of 14 days, or that nothing was sold. */
  sales(): Promise<string>;
};

export type ReportsDriver = {
  choose(label: string): Promise<void>;
  /** Shows the days from the first to the last, such as `2026-03-01`. */
  showDays(from: string, to: string): Promise<void>;
  /** The cells of each row with ` | ` between them. */
  rows(): Promise<readonly string[]>;
  complaints(): Promise<readonly string[]>;
};

/** The run that packs one order after the other. */
export type PackingDriver = {
  /** The number of the order at hand; empty without one. */
  order(): Promise<string>;
  /** Lines such as `Sun T-Shirt, M × 2`. */
  lines(): Promise<readonly string[]>;
  pick(product: string): Promise<void>;
  /** Such as `1 of 2 picked`. */
  picked(): Promise<string>;
  pack(): Promise<void>;
  skip(): Promise<void>;
  /** What became of the order before. */
  said(): Promise<string>;
  /** What the run says at its end; empty before. */
  ending(): Promise<string>;
};

export type PrintedKind = 'Packing slip' | 'Address label' | 'Receipt';

export type AdminPrintDriver = {
  /** Prints the open order on A4. */
  print(kind: PrintedKind): Promise<void>;
  /** Prints packing slips of the ticked orders on A4. */
  printTicked(): Promise<void>;
  /** The kinds that the open order can be printed as. */
  kinds(): Promise<readonly string[]>;
  /** The text of each sheet. */
  sheets(): Promise<readonly string[]>;
};

/** The search of everything. */
export type FindDriver = {
  search(text: string): Promise<void>;
  /** The names of what is found, in the order of the list. */
  found(): Promise<readonly string[]>;
  /** What the search says of itself. */
  said(): Promise<string>;
  open(name: string): Promise<void>;
};
