/** Markup that is not escaped. */
export type Html = { readonly markup: string };

/** A value in a template: text is escaped, markup is not, a list is joined, undefined is empty. */
export type Part = string | number | Html | undefined | readonly Part[];

/** Builds markup; everything put into it is escaped unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: strings.map((text, index) => text + rendered(parts[index])).join('') };
}

/** Markup from a file of the project, such as a style sheet. */
export function trusted(markup: string): Html {
  return { markup };
}

/** Escapes a text. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function rendered(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'markup' in part ? part.markup : part.map(rendered).join('');
}
