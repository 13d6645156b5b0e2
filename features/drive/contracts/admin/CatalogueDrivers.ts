/** A style of the table of products. The price is empty where its sizes have different ones. */
export type ListedStyleFacts = {
  readonly name: string;
  readonly creator: string;
  readonly sizes: string;
  readonly price: string;
  /** What is said of a typed price, such as `₹499 → ₹450`. */
  readonly note: string;
  readonly state: string;
};

export type BulkKindName = 'percent' | 'price' | 'hide' | 'show';

/** The table of products. */
export type ProductsDriver = {
  search(text: string): Promise<void>;
  rows(): Promise<readonly ListedStyleFacts[]>;
  emptyText(): Promise<string>;
  /** Makes a style, which leads to its page. */
  add(title: string, creator: string): Promise<void>;
  /** Types the price of all sizes of a style, or of one. */
  typePrice(style: string, text: string, size?: string): Promise<void>;
  savePrices(): Promise<void>;
  discardPrices(): Promise<void>;
  /** How many prices are changed and not saved. */
  unsavedPrices(): Promise<number>;
  tick(style: string): Promise<void>;
  /** Asks for the preview of a change of the ticked styles. */
  preview(kind: BulkKindName, amount: string): Promise<void>;
  /** The lines of the preview, such as `sun-m ₹499 becomes ₹449.10`. */
  previewed(): Promise<readonly string[]>;
  apply(): Promise<void>;
  undo(): Promise<void>;
  /** What was done last. */
  news(): Promise<readonly string[]>;
  complaints(): Promise<readonly string[]>;
};

export type SizeFacts = {
  readonly size: string;
  readonly price: string;
  readonly before: string;
  readonly stock: string;
};

/** What somebody chooses as a picture. */
export type PictureKind = 'a photograph' | 'a drawing with a script' | 'a letter' | 'a huge picture' | 'a heavy file';

/** The page of a product. */
export type ProductDriver = {
  type(field: string, text: string): Promise<void>;
  read(field: string): Promise<string>;
  sizes(): Promise<readonly SizeFacts[]>;
  addSize(size: { readonly size: string; readonly price: string }): Promise<void>;
  /** Types the price of a size. */
  typePrice(size: string, text: string): Promise<void>;
  /** Shows a size in the shop, or hides it. */
  toggleShown(size: string): Promise<void>;
  save(): Promise<void>;
  discard(): Promise<void>;
  isUnsaved(): Promise<boolean>;
  complaints(): Promise<readonly string[]>;
  /** How what was typed and what a colleague has saved differ, such as `Fabric: Nylon, not Linen`; empty without a conflict. */
  conflict(): Promise<readonly string[]>;
  takeTheirs(): Promise<void>;
  keepMine(): Promise<void>;
  /** The words of the pictures, in their order. */
  pictures(): Promise<readonly string[]>;
  addPicture(kind: PictureKind, words: string): Promise<void>;
  /** Leaves a chosen picture out. */
  leaveOut(): Promise<void>;
  movePicture(place: number, by: 'forward' | 'back'): Promise<void>;
  removePicture(place: number): Promise<void>;
  describePicture(place: number, words: string): Promise<void>;
};
