import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { PICTURE_SIZES, PICTURES, pictureName } from '../../../report/pictureName.ts';

/** The width of a picture of a wide screen, in pixels: enough to read headings. */
const MOST_PIXELS = 720;
/** From 0 to 100. */
const QUALITY = 55;

/** Takes a picture of the screen as it is at each size, for the page of the specification. */
export async function takePictures(page: Page, scenario: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const devTools = await page.context().newCDPSession(page);
  for (const size of PICTURE_SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(picturesInSight);
    writeFileSync(join(PICTURES, pictureName(scenario, size.width)), await capture(devTools, size.width));
  }
  await devTools.detach();
}

async function capture(devTools: CDPSession, width: number): Promise<Buffer> {
  const { cssVisualViewport: sight } = await devTools.send('Page.getLayoutMetrics');
  const { data } = await devTools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: {
      x: sight.pageX,
      y: sight.pageY,
      width: sight.clientWidth,
      height: sight.clientHeight,
      scale: Math.min(1, MOST_PIXELS / width),
    },
  });
  return Buffer.from(data, 'base64');
}

/** Runs in the page: waits until the pictures that can be seen are there or have failed. */
async function picturesInSight(): Promise<void> {
  const inSight = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && image.getClientRects().length > 0;
  });
  await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
}
