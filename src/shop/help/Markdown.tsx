import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isSafeLink } from '../../../core/domain/text/isSafeLink.ts';

/** The level of the highest heading in a text: that of the page is 1. */
const TOP_LEVEL = 2;
const LOWEST_LEVEL = 6;
/** A path of the shop that is no file. */
const PAGE = /^\/(?!\/)[^.]*$/;

/**
 * Shows a text in Markdown, as GitHub knows it. HTML in it is shown as it is typed, a picture by its description, and a link that could
 * run something by its words.
 */
export function Markdown({ text }: { readonly text: string }) {
  return createElement('div', null, ...shown(lexer(text)));
}

function shown(tokens: readonly Token[] | undefined): readonly ReactNode[] {
  return (tokens ?? []).map((token) => shownToken(token as MarkedToken));
}

function shownToken(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return element(`h${Math.min(Math.max(token.depth, TOP_LEVEL), LOWEST_LEVEL)}`, token);
    case 'paragraph':
      return element('p', token);
    case 'blockquote':
      return element('blockquote', token);
    case 'strong':
      return element('strong', token);
    case 'em':
      return element('em', token);
    case 'del':
      return element('del', token);
    case 'list':
      return token.ordered
        ? createElement('ol', { start: Number(token.start) }, ...items(token))
        : createElement('ul', null, ...items(token));
    case 'table':
      return table(token);
    case 'code':
      return createElement('pre', null, createElement('code', null, token.text));
    case 'codespan':
      return createElement('code', null, token.text);
    case 'hr':
      return createElement('hr');
    case 'br':
      return createElement('br');
    case 'link':
      return link(token);
    case 'text':
      return 'tokens' in token && token.tokens ? createElement(Fragment, null, ...shown(token.tokens)) : token.text;
    case 'image':
    case 'escape':
      return token.text;
    case 'html':
      return token.block ? createElement('p', null, token.raw) : token.raw;
    default:
      return token.raw;
  }
}

function element(name: string, { tokens }: { readonly tokens?: readonly Token[] }): ReactNode {
  return createElement(name, null, ...shown(tokens));
}

function items({ items }: Tokens.List): readonly ReactNode[] {
  return items.map((item) => element('li', item));
}

function table({ header, rows }: Tokens.Table): ReactNode {
  const row = (name: string, cells: readonly Tokens.TableCell[], scope: object | null) =>
    createElement('tr', null, ...cells.map(({ tokens }) => createElement(name, scope, ...shown(tokens))));
  return createElement(
    'table',
    null,
    createElement('thead', null, row('th', header, { scope: 'col' })),
    createElement('tbody', null, ...rows.map((cells) => row('td', cells, null))),
  );
}

function link({ href, tokens }: Tokens.Link): ReactNode {
  const words = shown(tokens);
  if (!isSafeLink(href)) return createElement('span', null, ...words);
  if (PAGE.test(href)) return createElement(Link, { to: href }, ...words);
  return createElement('a', { href, rel: 'noreferrer' }, ...words);
}
