/** One thing that the storefront specification asks for, in this project's words; `id` is `<section>.<two digits>`. */
export type Statement = { readonly id: string; readonly text: string };

/** A section of the storefront specification, with every statement it makes and what the readings settled of it. */
export type StatementSection = {
  readonly number: number;
  readonly title: string;
  readonly statements: readonly Statement[];
};
