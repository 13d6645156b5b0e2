import { everyPage } from './screenshots/everyPage.ts';
import { littleAndMuch } from './screenshots/littleAndMuch.ts';
import type { Studio } from './screenshots/Studio.ts';
import { trouble } from './screenshots/trouble.ts';
import { whatOpens } from './screenshots/whatOpens.ts';
import { Gallery } from './support/Gallery.ts';
import { launchChromium } from './support/launchChromium.ts';
import { Visit } from './support/ShopPage.ts';
import { ShopServer } from './support/ShopServer.ts';

const server = new ShopServer('dist-demo');
const address = await server.start();
const browser = await launchChromium();
const gallery = new Gallery('reports/screenshots');
const studio: Studio = {
  gallery,
  visit: (options = {}) => Visit.begin(browser, address, { ...options, reducedMotion: 'reduce', isHurried: true }),
};

try {
  for (const takePictures of [everyPage, whatOpens, littleAndMuch, trouble]) await takePictures(studio);
  gallery.layOut();
  console.log(`${gallery.count} pictures; look at reports/screenshots/index.html`);
} finally {
  await browser.close();
  await server.stop();
}
