/** The labels and amounts of a summary, and the savings below its list. Runs in the page: refers to nothing outside itself. */
export function amountsOf(summaries: readonly Element[]): readonly (readonly [string, string])[] {
  return summaries.flatMap((summary) => {
    const rows = [...summary.querySelectorAll('dt')].map(
      (term) => [term.textContent ?? '', term.nextElementSibling?.textContent ?? ''] as const,
    );
    const saved = [...summary.querySelectorAll('p')].flatMap(({ textContent }) => {
      const amount = /^You saved (.+)$/.exec(textContent ?? '')?.[1];
      return amount === undefined ? [] : [['You saved', amount] as const];
    });
    return [...rows, ...saved];
  });
}
