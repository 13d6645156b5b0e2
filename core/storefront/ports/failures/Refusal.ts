/** The back-end's refusal of a call that would be refused again. The text is for the shopper. */
export type Refusal = { readonly refusal: string };
