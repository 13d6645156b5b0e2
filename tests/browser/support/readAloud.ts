import type { Page } from 'playwright-core';

/** What is read aloud by itself; what interrupts is told apart from what waits its turn. */
export type Announcement = readonly [how: 'politely' | 'at once', text: string];

declare global {
  interface Window {
    readAloud?: Announcement[];
  }
}

/** Runs in the page, before everything else: writes down what its live regions come to say. */
export function listenIn(): void {
  const said = new WeakMap<Element, string>();
  const aloud: Announcement[] = [];
  Object.assign(window, { readAloud: aloud });
  const REGIONS = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  const hear = (region: Element) => {
    const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (text === (said.get(region) ?? '') || region.closest('[aria-hidden="true"], [inert]') !== null) return;
    said.set(region, text);
    const isUrgent = region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive';
    if (text !== '') aloud.push([isUrgent ? 'at once' : 'politely', text]);
  };
  new MutationObserver((mutations) => {
    const touched = new Set<Element>();
    for (const { target, addedNodes } of mutations) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(REGIONS);
      if (region) touched.add(region);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(REGIONS)) touched.add(node);
        for (const inner of node.querySelectorAll(REGIONS)) touched.add(inner);
      }
    }
    for (const region of touched) hear(region);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** What was read aloud since the page was loaded, in its order. */
export function readAloud(page: Page): Promise<readonly Announcement[]> {
  return page.evaluate(() => window.readAloud ?? []);
}
