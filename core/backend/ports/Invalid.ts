/** The texts that say what is invalid in the input, one for each fault. */
export type Invalid = { readonly invalid: readonly string[] };

/** Whether a result is the texts of what is invalid in the input. */
export function isInvalid(result: object): result is Invalid {
  return 'invalid' in result;
}
