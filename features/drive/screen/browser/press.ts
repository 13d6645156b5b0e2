import type { Locator } from 'playwright-core';

/** Clicks; while toasts cover the page, presses the equivalent key. */
export async function press(target: Locator): Promise<void> {
  const isThereNews = await target
    .page()
    .evaluate(() => document.querySelector('[data-toasts] :is([role=status], [role=alert])') !== null);
  if (!isThereNews) return target.click();
  const type = await target.getAttribute('type');
  await target.press(type === 'checkbox' || type === 'radio' ? 'Space' : 'Enter');
}
