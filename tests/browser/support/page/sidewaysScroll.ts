/** Runs in the page: returns by how much the page is wider than the window and which elements cause it; empty when it fits. */
export function sidewaysScroll(): string {
  const wide = document.scrollingElement?.scrollWidth ?? 0;
  if (wide <= window.innerWidth) return '';
  const culprits = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > window.innerWidth,
  );
  const names = culprits.map(
    (element) => `${element.tagName.toLowerCase()}${element.className ? '.' : ''}${element.className}`,
  );
  return `${wide} in ${window.innerWidth}: ${names.slice(0, 5).join(', ')}`;
}
