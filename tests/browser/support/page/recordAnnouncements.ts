import type { Page } from 'playwright-core';

/** A text of a live region, and whether it is announced politely or assertively. */
export type Announcement = readonly [how: 'politely' | 'at once', text: string];

declare global {
  interface Window {
    announcements?: Announcement[];
  }
}

/** Runs in the page before all other scripts: records the changes of its live regions. */
export function installAnnouncementRecorder(): void {
  const said = new WeakMap<Element, string>();
  const aloud: Announcement[] = [];
  Object.assign(window, { announcements: aloud });
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

/** Returns the announcements since the page was loaded, the oldest first. */
export function announcements(page: Page): Promise<readonly Announcement[]> {
  return page.evaluate(() => window.announcements ?? []);
}
