/** Runs in the page: the texts of the innermost elements that match a pattern. */
export function textsLike(parts: readonly Element[], pattern: string): readonly string[] {
  const innermost = parts
    .flatMap((part) => [...part.querySelectorAll('*')])
    .filter(({ children }) => children.length === 0);
  const texts = innermost.map(({ textContent }) => textContent?.trim() ?? '');
  return texts.filter((text) => new RegExp(pattern, 'u').test(text));
}
