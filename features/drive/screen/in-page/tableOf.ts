/** What to read: the rows by a selector, and the cells of each row by selectors in it. */
export type TableSelectors = { readonly rows: string; readonly cells: Readonly<Record<string, string>> };

/** The texts of the cells of each row; several of one selector have commas between them. A field's text is its value. */
export function tableOf(
  parts: readonly Element[],
  { rows, cells }: TableSelectors,
): readonly Readonly<Record<string, string>>[] {
  const textOf = (element: Element) =>
    element.matches('input, select') && 'value' in element ? `${element.value}` : (element.textContent ?? '').trim();
  return parts
    .flatMap((part) => [...part.querySelectorAll(rows)])
    .map((row) =>
      Object.fromEntries(
        Object.entries(cells).map(([name, selector]) => [
          name,
          [...(selector === '' ? [row] : row.querySelectorAll(selector))].map(textOf).join(', '),
        ]),
      ),
    );
}
