import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactSheet } from './contactSheet.ts';
import type { Visit } from './ShopPage.ts';

const WIDTHS = [360, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;

/** A folder of pictures: each view of the shop at three widths, light and dark. */
export class Gallery {
  readonly #names = new Set<string>();
  #count = 0;
  readonly #folder: string;

  /** Starts with an empty folder. */
  constructor(folder: string) {
    this.#folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  get count(): number {
    return this.#count;
  }

  /** Takes the page as it is now; `name-360-light.png` and so on. What lies over a page is taken as far as it is seen. */
  async take({ page }: Visit, name: string, widths = WIDTHS): Promise<void> {
    this.#names.add(name);
    const fullPage = (await page.getByRole('dialog').count()) === 0;
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 768 ? 780 : 900 });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(showPictures);
        await page.screenshot({ path: join(this.#folder, `${name}-${width}-${colorScheme}.png`), fullPage });
        this.#count += 1;
      }
    }
  }

  /** Lays all pictures out on one page, `index.html`. */
  layOut(): void {
    writeFileSync(join(this.#folder, 'index.html'), contactSheet([...this.#names], [320, ...WIDTHS], SCHEMES));
  }
}

/** Runs in the page: pictures further down are fetched too, and all of them are drawn. */
async function showPictures(): Promise<void> {
  const shown = [...document.images].filter((image) => image.checkVisibility());
  for (const image of shown) image.loading = 'eager';
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}
