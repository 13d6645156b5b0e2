/** Runs in the page: records every toast when it appears. */
export function recordToasts(): void {
  const toast = '[data-toasts] :is([role=status], [role=alert])';
  const { told } = window.recorder;
  new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      const toasts = node.matches(toast) ? [node] : [...node.querySelectorAll(toast)];
      told.push(...toasts.map(({ textContent }) => textContent ?? ''));
    }
  }).observe(document, { childList: true, subtree: true });
}
