/** Runs in the page: whether a text is in a part of these that can be seen. */
export function isRead(parts: readonly Element[], words: string): boolean {
  const holds = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').includes(words);
  const isSeen = (part: Element) => part.checkVisibility({ visibilityProperty: true });
  const reads = (part: Element): boolean => {
    if (part.matches('[hidden], script, style') || !holds(part)) return false;
    const children = [...part.children].filter(holds);
    return children.length === 0 ? isSeen(part) : children.some(reads);
  };
  return parts.some(reads);
}
