const TOAST = ':is([role=status], [role=alert])';

/** Returns the texts of all toasts that have appeared on the page so far; the list grows. */
export function recordToasts(): readonly string[] {
  const told: string[] = [];
  const place = document.querySelector('[data-toasts]');
  if (place === null) throw new Error('The page has no place for toasts');
  new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      const toasts = node.matches(TOAST) ? [node] : [...node.querySelectorAll(TOAST)];
      told.push(...toasts.map(({ textContent }) => textContent ?? ''));
    }
  }).observe(place, { childList: true, subtree: true });
  return told;
}
