import type { ShopTab } from './ShopTab.ts';

/** The width of the window and the colour scheme. */
export type Viewport = { readonly width: number; readonly scheme: 'light' | 'dark' };

export const allViewports: readonly Viewport[] = [360, 768, 1440].flatMap((width) => [
  { width, scheme: 'light' },
  { width, scheme: 'dark' },
]);

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

/** Makes the window as tall as the page, so that no sticky bar covers content. */
export async function showWhole({ page }: ShopTab): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(900, height) });
}
