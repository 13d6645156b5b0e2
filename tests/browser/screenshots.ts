import { emptyAndLongContent } from './screenshots/emptyAndLongContent.ts';
import { everyPage } from './screenshots/everyPage.ts';
import { loadingAndErrors } from './screenshots/loadingAndErrors.ts';
import { openedParts } from './screenshots/openedParts.ts';
import type { ScreenshotSetup } from './screenshots/ScreenshotSetup.ts';
import { launchChromium } from './support/launchChromium.ts';
import { ScreenshotFolder } from './support/ScreenshotFolder.ts';
import { ShopServer } from './support/ShopServer.ts';
import { ShopTab } from './support/ShopTab.ts';

const server = new ShopServer('dist-demo');
const address = await server.start();
const browser = await launchChromium();
const folder = new ScreenshotFolder('reports/screenshots');
const setup: ScreenshotSetup = {
  folder,
  openTab: (options = {}) => ShopTab.create(browser, address, { ...options, reducedMotion: 'reduce' }),
};

try {
  for (const takePictures of [everyPage, openedParts, emptyAndLongContent, loadingAndErrors]) await takePictures(setup);
  folder.writeIndex();
  console.log(`${folder.count} pictures; look at reports/screenshots/index.html`);
} finally {
  await browser.close();
  await server.stop();
}
