/** The texts that say what is invalid in the input, one for each fault. */
export type Invalid = { readonly invalid: readonly string[] };
