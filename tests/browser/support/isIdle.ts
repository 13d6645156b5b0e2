/** Runs in the page: whether the shop has no pending work and no loading message. */
export function isIdle(): boolean {
  const hasNoPendingWork = document.querySelector('main')?.dataset.pending === 'false';
  const loading = [...document.querySelectorAll('[role="status"]')].filter(({ textContent }) =>
    /^(Loading|Opening)/.test(textContent ?? ''),
  );
  return hasNoPendingWork && loading.length === 0;
}
