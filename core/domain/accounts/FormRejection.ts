/** Why a form had no effect: one message per invalid field, or the reason for the whole form. */
export type FormRejection<Errors> =
  | { readonly outcome: 'invalid'; readonly errors: Errors }
  | { readonly outcome: 'refused'; readonly text: string };
