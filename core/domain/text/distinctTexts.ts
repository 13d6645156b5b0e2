/** Returns each text once, ignoring case, as it first appears. */
export function distinctTexts(texts: readonly string[]): readonly string[] {
  const firsts = new Map<string, string>();
  for (const text of new Set(texts)) {
    const lowered = text.toLowerCase();
    if (!firsts.has(lowered)) firsts.set(lowered, text);
  }
  return [...firsts.values()];
}
