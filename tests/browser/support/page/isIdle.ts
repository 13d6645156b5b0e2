/** Runs in the page: whether the shop has no pending work, no loading message and no part that is still being rendered. */
export function isIdle(): boolean {
  const hasNoPendingWork = document.querySelector('main')?.dataset.pending === 'false';
  const loading = [...document.querySelectorAll('[role="status"]')].filter(({ textContent }) =>
    /^(Loading|Opening)/.test(textContent ?? ''),
  );
  const isRendering = document.querySelector('[aria-busy=true]') !== null;
  return hasNoPendingWork && loading.length === 0 && !isRendering;
}
