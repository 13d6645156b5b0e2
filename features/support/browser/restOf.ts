/**
 * Runs in the page: whether the shop has come to rest, asked again and again for a little while. At rest it is while nothing
 * is under way, no page is on its way and no dialog comes or goes; the first second's spinner counts as rest.
 */
export async function restOf(): Promise<{ readonly isAtRest: boolean; readonly callsUnderWay: number }> {
  const ROUNDS = 20;
  const turn = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  const statuses = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
  const isAtRest = () => {
    if (statuses().includes('Loading')) return true;
    const isBusy = document.querySelector('main')?.getAttribute('aria-busy') !== 'false';
    const isTurning = document.querySelector('[data-starting-style], [data-ending-style]') !== null;
    return !isBusy && !isTurning && !statuses().includes('Loading page') && window.watched.callsUnderWay === 0;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await turn();
    await turn();
    if (isAtRest()) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await turn();
      if (isAtRest()) break;
    } else await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return { isAtRest: isAtRest(), callsUnderWay: window.watched.callsUnderWay };
}
