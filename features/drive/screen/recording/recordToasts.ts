/** Runs in the page: records every toast when it appears. */
export function recordToasts(): void {
  const { told } = window.recorder;
  new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element) || node.closest('[data-toasts]') === null) continue;
      const parts = [node, ...node.querySelectorAll('*')];
      const toasts = parts.filter((part) => part.matches('[role=status], [role=alert]'));
      told.push(...toasts.map(({ textContent }) => textContent ?? ''));
    }
  }).observe(document, { childList: true, subtree: true });
}
