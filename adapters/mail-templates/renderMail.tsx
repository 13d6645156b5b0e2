import { convert } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from '../../core/domain/mails/Mail.ts';
import type { Seller } from '../../core/domain/settings/ShopSettings.ts';
import { Letter } from './Letter.tsx';
import { letterOf } from './letterOf.ts';

const TEXT_WIDTH = 78;

/** A mail as it is sent: the same words as HTML and as plain text. */
export type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string };

/** Renders a mail. `shopAddress` is the origin that its links begin with, such as `https://shop.example`; `seller` is who writes. */
export function renderMail(content: MailContent, shopAddress: string, seller: Seller): RenderedMail {
  const { subject, ...parts } = letterOf(content, shopAddress, seller);
  const html = `<!doctype html>${renderToStaticMarkup(<Letter {...parts} seller={seller} />)}`;
  const text = convert(html, {
    wordwrap: TEXT_WIDTH,
    baseElements: { selectors: ['main'] },
    selectors: [
      { selector: 'a', options: { linkBrackets: false } },
      { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
      { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  });
  return { subject, html, text };
}
