import { compile } from 'html-to-text';

const asWritten = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } }));

/** Converts HTML to plain text, without links and pictures. */
export const plainText: (html: string) => string = compile({
  wordwrap: false,
  selectors: [{ selector: 'a', options: { ignoreHref: true } }, { selector: 'img', format: 'skip' }, ...asWritten],
});
