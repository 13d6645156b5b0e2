/**
 * Runs in the page: whether the shop becomes idle within a few turns of the event loop. It is idle when no work is pending, no
 * page is loading and no dialog is opening or closing. The spinner of the first second counts as idle.
 */
export async function isSettled(): Promise<{ readonly isIdle: boolean; readonly callsUnderWay: number }> {
  const ROUNDS = 20;
  /** Waits until the queued tasks have run, React's rendering included. */
  const turn = async () => {
    const { port1, port2 } = new MessageChannel();
    for (let message = 0; message < 2; message += 1) {
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
    await new Promise((resolve) => setTimeout(resolve));
  };
  // What is behind a dialog waits for the person who reads the dialog.
  const isBehind = (part: Element) => part.closest('[aria-hidden=true], [inert], [data-base-ui-inert]') !== null;
  const hasBusyPart = () => [...document.querySelectorAll('[aria-busy=true]')].some((part) => !isBehind(part));
  const isIdle = () => {
    const statuses = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
    if (statuses.includes('Loading')) return true;
    const isBusy = document.querySelector('main[data-pending=false]') === null || hasBusyPart();
    const isAnimating = document.querySelector('[data-starting-style], [data-ending-style]') !== null;
    return !isBusy && !isAnimating && !statuses.includes('Loading page') && window.recorder.callsUnderWay === 0;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await turn();
    if (!isIdle()) continue;
    await turn();
    if (isIdle()) break;
  }
  return { isIdle: isIdle(), callsUnderWay: window.recorder.callsUnderWay };
}
