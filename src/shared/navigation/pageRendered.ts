const waiting = new Set<() => void>();

/** Resolves once the next page is rendered, at the latest after so many milliseconds. */
export function nextPageRender(atMostMs: number): Promise<void> {
  return new Promise((resolve) => {
    const arrived = () => {
      waiting.delete(arrived);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(arrived, atMostMs);
    waiting.add(arrived);
  });
}

/** To be called when a page is rendered. */
export function notifyPageRendered(): void {
  for (const arrived of [...waiting]) arrived();
}
