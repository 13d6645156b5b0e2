/** Runs in the page: whether the shop stands there, with nothing under way and nothing still to come. */
export function hasSettled(): boolean {
  const isIdle = document.querySelector('main')?.dataset.pending === 'false';
  const loading = [...document.querySelectorAll('[role="status"]')].filter(({ textContent }) =>
    /^(Loading|Opening)/.test(textContent ?? ''),
  );
  return isIdle && loading.length === 0;
}
