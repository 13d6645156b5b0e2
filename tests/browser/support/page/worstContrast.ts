import type { Locator } from 'playwright-core';

/** Returns the WCAG contrast ratio, from 1 to 21, between a text and the pixel behind it that has the least contrast. */
export async function worstContrast(words: Locator): Promise<number> {
  const page = words.page();
  const { colour, lines } = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
    return { colour: getComputedStyle(element).color, lines };
  });
  await words.evaluate((element) => Object.assign(Object(element).style, { visibility: 'hidden' }));
  const contrasts: number[] = [];
  for (const clip of lines) {
    const picture = (await page.screenshot({ clip })).toString('base64');
    contrasts.push(await page.evaluate(contrastTo, { colour, picture }));
  }
  await words.evaluate((element) => Object.assign(Object(element).style, { visibility: '' }));
  return Math.min(...contrasts);
}

/** Runs in the page. */
async function contrastTo({ colour, picture }: { readonly colour: string; readonly picture: string }): Promise<number> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (context === null) throw new Error('There is no canvas');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const words = luminance(red, green, blue);
  let worst = Number.POSITIVE_INFINITY;
  for (let at = 0; at < data.length; at += 4) {
    const behind = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    worst = Math.min(worst, (Math.max(words, behind) + 0.05) / (Math.min(words, behind) + 0.05));
  }
  return worst;

  function luminance(...colours: readonly number[]): number {
    const [r = 0, g = 0, b = 0] = colours.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
}
