const waiting = new Set<() => void>();

/** Resolves once the next page stands, or when so many milliseconds have passed without one. */
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

/** Told by who receives the shopper on a page. */
export function notifyPageRendered(): void {
  for (const arrived of [...waiting]) arrived();
}
