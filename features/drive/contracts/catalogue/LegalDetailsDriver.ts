/** What the law wants to be told, folded on the page of a product. */
export type LegalDetailsDriver = {
  isOffered(): Promise<boolean>;
  open(): Promise<void>;
  /** What is told, by its labels. */
  told(): Promise<Readonly<Record<string, string>>>;
};
