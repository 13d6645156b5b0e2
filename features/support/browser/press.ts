import type { Locator } from 'playwright-core';

/** Presses with the pointer; what lies under a toast, with the key that stands for it. */
export async function press(target: Locator): Promise<void> {
  const key = await target.evaluate(keyWhereCovered);
  if (key === undefined) await target.click();
  else await target.press(key);
}

function keyWhereCovered(element: Element): 'Space' | 'Enter' | undefined {
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  if (above === null || above.closest('[data-rht-toaster]') === null) return undefined;
  return element instanceof HTMLInputElement ? 'Space' : 'Enter';
}
