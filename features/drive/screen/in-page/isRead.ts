/** Whether a text is in a part of the page that is not hidden. */
export function isRead(part: Element, words: string): boolean {
  if (part.matches('[hidden], script, style') || !textOf(part).includes(words)) return false;
  const parts = [...part.children].filter((child) => textOf(child).includes(words));
  return parts.length === 0 || parts.some((child) => isRead(child, words));
}

function textOf({ textContent }: Element): string {
  return (textContent ?? '').replace(/\s+/g, ' ');
}
