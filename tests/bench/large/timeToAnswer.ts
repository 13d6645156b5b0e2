import type { Locator, Page } from 'playwright-core';

/** Presses the target. Returns the time from its release to the end of the frame that shows another result count, in ms, as the page measures it. */
export async function timeToAnswer(page: Page, target: Locator): Promise<number> {
  const answered = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let releasedAt = 0;
        const count = document.querySelector('h1 + p');
        const before = count?.textContent;
        addEventListener('pointerup', ({ timeStamp }) => (releasedAt = timeStamp), { once: true, capture: true });
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('h1 + p')?.textContent === before) return;
          observer.disconnect();
          // The timer ends after the browser has laid out and painted the frame.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - releasedAt)));
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await target.click();
  return answered;
}
