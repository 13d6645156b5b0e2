/** Runs in the page: waits until the shop shows the spinner of the first second, then advances the clock, in ms. */
export async function waitForOpening(passed: number): Promise<void> {
  const ROUNDS = 1500;
  const POLL_MS = 5;
  const isOpen = () =>
    document.querySelector('[data-opening]') === null &&
    [...document.querySelectorAll('[role=status]')].some((status) => status.textContent === 'Loading');
  for (let round = 0; round < ROUNDS && !isOpen(); round += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  if (!isOpen()) throw new Error('The shop did not open');
  if (passed > 0) window.recorder.passTime(passed);
}
