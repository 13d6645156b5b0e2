/** One thing that the shop promises; `id` is `<key of its section>.<name>`, and a name never changes its meaning. */
export type Statement = { readonly id: string; readonly text: string };

/** Statements that belong together. */
export type StatementSection = {
  /** The number of a section of the storefront specification, or a word for statements of the shop's own. */
  readonly key: string;
  readonly title: string;
  readonly statements: readonly Statement[];
};

/** Whether the storefront specification, with what the readings settle of it, makes these statements. */
export function isSpecified({ key }: StatementSection): boolean {
  return /^\d+$/.test(key);
}
