import type { ShopTab } from './ShopTab.ts';

/** The width of the window and the colour scheme. */
export type Viewport = { readonly width: number; readonly scheme: 'light' | 'dark' };

/** Each width, and on a phone both colour schemes. */
export const allViewports: readonly Viewport[] = [
  { width: 360, scheme: 'light' },
  { width: 360, scheme: 'dark' },
  { width: 768, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
];

/** Each width once, with both colour schemes among them. */
export const viewportPerWidth: readonly Viewport[] = [
  { width: 360, scheme: 'dark' },
  { width: 768, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
];

/** Two viewports with different widths and colour schemes. */
export const twoViewports: readonly Viewport[] = [
  { width: 360, scheme: 'dark' },
  { width: 1440, scheme: 'light' },
];

/** Changes the width of the window and the colour scheme. */
export async function setViewport({ page }: ShopTab, { width, scheme }: Viewport): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme });
}

/** Makes the window as tall as the page, so that no sticky bar covers content. In a taller window more is rendered: measures twice. */
export async function showWhole({ page }: ShopTab): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  for (let measured = 0; measured < 2; measured += 1) {
    const height = await page.evaluate(heightOfPage);
    await page.setViewportSize({ width, height: Math.max(900, height) });
  }
}

/** Runs in the page, once what the window's size changes has been laid out and rendered. */
async function heightOfPage(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document.documentElement.scrollHeight;
}
