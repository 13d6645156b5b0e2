import type { Locator } from 'playwright-core';

/** Presses with the pointer; while there is news, which slides over whatever lies below it, with the key that stands for it. */
export async function press(target: Locator): Promise<void> {
  const isThereNews = await target
    .page()
    .evaluate(() => document.querySelector('[data-toasts] :is([role=status], [role=alert])') !== null);
  if (!isThereNews) return target.click();
  const type = await target.getAttribute('type');
  await target.press(type === 'checkbox' || type === 'radio' ? 'Space' : 'Enter');
}
