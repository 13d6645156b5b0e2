import type { Locator, Page } from 'playwright-core';

/** Clicks the target. Returns the time from the click to the frame that shows another result count, in ms, as the page measures it. */
export async function timeToAnswer(page: Page, target: Locator): Promise<number> {
  const answered = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressedAt = 0;
        const count = document.querySelector('h1 + p');
        const before = count?.textContent;
        addEventListener('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp), { once: true, capture: true });
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('h1 + p')?.textContent === before) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - pressedAt)));
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await target.click();
  return answered;
}
