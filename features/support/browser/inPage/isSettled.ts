/**
 * Runs in the page: whether the shop has come to rest, asked again and again for a little while. At rest it is while nothing
 * is under way, no page is on its way and no dialog comes or goes; the first second's spinner counts as rest.
 */
export async function isSettled(): Promise<{ readonly isAtRest: boolean; readonly callsUnderWay: number }> {
  const ROUNDS = 20;
  /** Lets everything run that waits for its turn by now, React's drawing included. */
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
  const hasBusyPart = () => document.querySelector('[aria-busy=true]') !== null;
  const isAtRest = () => {
    const statuses = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
    if (statuses.includes('Loading')) return true;
    const isBusy = document.querySelector('main[data-pending=false]') === null || hasBusyPart();
    const isTurning = document.querySelector('[data-starting-style], [data-ending-style]') !== null;
    return !isBusy && !isTurning && !statuses.includes('Loading page') && window.recorder.callsUnderWay === 0;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await turn();
    if (!isAtRest()) continue;
    await turn();
    if (isAtRest()) break;
  }
  return { isAtRest: isAtRest(), callsUnderWay: window.recorder.callsUnderWay };
}
