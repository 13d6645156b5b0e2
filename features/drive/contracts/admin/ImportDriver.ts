/** The import of products. */
export type ImportDriver = {
  /** Opens the import, where it is not open, and chooses a file. */
  choose(name: string, content: string): Promise<void>;
  /** How much would change, such as `1 new, 0 changed, 2 as they are.`; empty before that is known. */
  summary(): Promise<string>;
  /** The first changes, such as `Sun T-Shirt, M: Price`. */
  changes(): Promise<readonly string[]>;
  /** What is wrong with the file, such as `Line 2: name is missing`. */
  faults(): Promise<readonly string[]>;
  canImport(): Promise<boolean>;
  importAll(): Promise<void>;
  /** What the last import did. */
  news(): Promise<string>;
  /** Where the link to the export leads. */
  exportAddress(): Promise<string>;
};
