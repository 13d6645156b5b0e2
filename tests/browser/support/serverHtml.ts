import type { BrowserContext } from 'playwright-core';
import type { ShopTab } from './ShopTab.ts';

type Noted = { readonly elements: readonly Element[]; shift: number };

/** Notes the elements of the server's HTML and how far the layout moves. Runs in the page before its scripts. */
export function noteServerHtml(): void {
  const noted = { elements: [] as Element[], shift: 0 };
  Object.assign(window, { noted });
  document.addEventListener('DOMContentLoaded', () => {
    noted.elements = [...document.querySelectorAll('#root *:not([data-spinner], [data-spinner] *)')];
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Notes, in every frame, whether the page has an element of this selector, and its elements when it first has. Runs in the page before its scripts. */
export function noteFrames(selector: string): void {
  const noted = { elements: [] as Element[], shift: 0, frames: [] as boolean[] };
  Object.assign(window, { noted });
  const note = () => {
    const isShown = document.querySelector(selector) !== null;
    noted.frames.push(isShown);
    if (isShown && noted.elements.length === 0) {
      noted.elements = [...document.querySelectorAll('#root *:not([data-spinner], [data-spinner] *)')];
    }
    requestAnimationFrame(note);
  };
  note();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Whether the page had that element, in the order of the frames, each state once. Runs in the page. */
export function shownFrames(): readonly boolean[] {
  const { frames } = (window as unknown as { noted: { readonly frames: readonly boolean[] } }).noted;
  return frames.filter((isShown, at) => at === 0 || isShown !== frames[at - 1]);
}

/** How far the layout of a page may move in all: less than a pixel of a card. */
export const MOST_SHIFT = 0.002;

/** Notes the server's HTML, and lets the fonts of each page arrive after its first paint, as on a slow network. */
export async function noteWithLateFonts(context: BrowserContext): Promise<void> {
  await context.addInitScript(noteServerHtml);
  await context.route('**/*.woff2', async (route) => {
    // Both reject when the page has gone on to another one.
    await route
      .request()
      .frame()
      .evaluate(firstPaint)
      .catch(() => undefined);
    await route.continue().catch(() => undefined);
  });
}

/** Resolves when the page has shown something. Runs in the page. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => name === 'first-contentful-paint')) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Resolves, once the fonts have been painted, with the server's elements that are gone, and how far the layout has moved. */
export async function compareWithServerHtml({ page }: ShopTab) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const { elements, shift } = (window as unknown as { noted: Noted }).noted;
    const gone = elements.filter((element) => !element.isConnected);
    return { count: elements.length, gone: gone.map(({ outerHTML }) => outerHTML.slice(0, 200)), shift };
  });
}

/** The elements of the shop with their attributes and texts, without the ids that React makes, which are others after hydration. */
export async function elementsOf({ page }: ShopTab): Promise<readonly string[]> {
  const elements = await page.locator('#root *').evaluateAll((all) =>
    all.map((element) => {
      const attributes = [...element.attributes].filter(({ name }) => name !== 'style');
      const values = attributes.map(({ name, value }) => `${name}=${value}`).toSorted();
      return [element.tagName, ...values, (element as HTMLElement).style?.cssText, element.textContent].join(' ');
    }),
  );
  return elements.map((element) => element.replaceAll(/_[rR]_\w*_/g, 'id'));
}
