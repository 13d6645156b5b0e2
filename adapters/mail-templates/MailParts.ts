import type { LetterParts } from './Letter.tsx';

/** A mail before it is rendered. */
export type MailParts = LetterParts & { readonly subject: string };
