import type { Locator } from 'playwright-core';

/** Presses with the pointer; while there is news, which slides over whatever lies below it, with the key that stands for it. */
export async function press(target: Locator): Promise<void> {
  const key = await target.evaluate(keyWhileThereIsNews);
  if (key === undefined) await target.click();
  else await target.press(key);
}

function keyWhileThereIsNews(element: Element): 'Space' | 'Enter' | undefined {
  if (document.querySelector('[data-rht-toaster] > *') === null) return undefined;
  return element instanceof HTMLInputElement ? 'Space' : 'Enter';
}
