/** Goes through the history by a number of entries; resolves when the page is notified. Runs in the page. */
export function travel(_page: readonly Element[], entries: number): Promise<unknown> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.go(entries);
  return arrived;
}

/** Moves the open shop to a path without a reload, as going forward in the history does. Runs in the page. */
export function moveTo(_page: readonly Element[], path: string): void {
  const key = `session-${history.length}`;
  history.pushState({ usr: null, key, idx: history.length }, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}
