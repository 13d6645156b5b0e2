/** A chosen file of products. */
export type ProductFile = {
  /** Its name, which ends in `.json` or `.csv`. */
  readonly name: string;
  readonly content: Uint8Array;
};

/** What is wrong with a line of a file; the first line is 1. */
export type LineFault = { readonly line: number; readonly text: string };

/** What an import would change of one product; a new one has no fields. */
export type ChangedLine = {
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  readonly size: string;
  readonly isNew: boolean;
  readonly fields: readonly string[];
};

/** What an import would change: how many products, the first of them, and every fault, with any of which nothing would be imported. */
export type ImportPreview = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** How many products the shop shows now and would hide. */
  readonly hidden: number;
  readonly lines: readonly ChangedLine[];
  readonly faults: readonly LineFault[];
  readonly warnings: readonly string[];
};

/** A refusal with its text. With `faults`, the file has them. */
type Refused = { readonly outcome: 'refused'; readonly text: string; readonly faults?: readonly LineFault[] };

export type PreviewOutcome = { readonly outcome: 'previewed'; readonly preview: ImportPreview } | Refused;

/** How many products are new, and how many were there. */
export type ImportOutcome =
  | { readonly outcome: 'imported'; readonly added: number; readonly replaced: number }
  | Refused;

/** Tells the part of a file that is sent, from 0 to 1. */
export type TellProgress = (part: number) => void;

/** Imports files of products: JSON, or CSV of Shopify. Calls reject with `Unreachable` without an answer. */
export type ForImportingProducts = {
  /** Tells what an import would change, and changes nothing. */
  preview(file: ProductFile, tellProgress: TellProgress): Promise<PreviewOutcome>;
  /** Adds and replaces products, all or none. */
  importAll(file: ProductFile, tellProgress: TellProgress): Promise<ImportOutcome>;
};
