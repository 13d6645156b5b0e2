import type { Visit } from './ShopPage.ts';

/** How the shop is looked at. */
export type Look = { readonly width: number; readonly scheme: 'light' | 'dark' };

export const everyLook: readonly Look[] = [360, 768, 1440].flatMap((width) => [
  { width, scheme: 'light' },
  { width, scheme: 'dark' },
]);

/** Each width once, in both schemes. */
export const eachWidth: readonly Look[] = [
  { width: 360, scheme: 'dark' },
  { width: 768, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
];

/** Two looks that between them show each width and each scheme once. */
export const twoLooks: readonly Look[] = [
  { width: 360, scheme: 'dark' },
  { width: 1440, scheme: 'light' },
];

/** Looks at the page as it is in another way. */
export async function lookAt({ page }: Visit, { width, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme });
}

/** Makes the window as tall as the page, so that no bar that stays in sight lies over what could be scrolled out from below it. */
export async function showWhole({ page }: Visit): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(900, height) });
}
