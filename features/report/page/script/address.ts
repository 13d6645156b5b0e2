const NAMES = ['q', 'area', 'by', 'order', 'changed'] as const;

/** What the toolbar holds, each empty while nothing is chosen. */
export type Choices = Readonly<Record<(typeof NAMES)[number], string>>;

export const NOTHING: Choices = { q: '', area: '', by: '', order: '', changed: '' };

/** Reads choices from an address, such as `#q=cart&area=wishlist`; undefined when it leads to a place on the page. */
export function choicesIn(hash: string): Choices | undefined {
  if (hash.length > 1 && !hash.includes('=')) return undefined;
  return choicesFrom(new URLSearchParams(hash.slice(1)));
}

/** Reads choices from a form or from an address. */
export function choicesFrom(source: FormData | URLSearchParams): Choices {
  return Object.fromEntries(NAMES.map((name) => [name, `${source.get(name) ?? ''}`])) as Choices;
}

/** Writes choices as the end of an address; empty when nothing is chosen. */
export function hashOf(choices: Choices): string {
  const chosen = NAMES.filter((name) => choices[name] !== '').map((name) => [name, choices[name]]);
  return chosen.length === 0 ? '' : `#${new URLSearchParams(chosen)}`;
}
