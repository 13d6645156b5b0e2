/** Runs in the page: presses the summary of these words, whose details are within the parts. Returns whether there is one. */
export function openDetails(parts: readonly Element[], words: string): boolean {
  const summaries = parts.flatMap((part) => [...part.querySelectorAll('summary')]);
  const summary = summaries.find(({ textContent }) => textContent === words);
  summary?.click();
  return summary !== undefined;
}
