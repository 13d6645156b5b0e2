import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactSheet } from './contactSheet.ts';
import type { ShopTab } from './ShopTab.ts';

const WIDTHS: readonly number[] = [360, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;

/** A folder of screenshots: each view at several widths, light and dark. */
export class ScreenshotFolder {
  readonly #names = new Set<string>();
  #count = 0;
  readonly #folder: string;
  readonly #widths: readonly number[];

  /** Creates the folder, or empties it. */
  constructor(folder: string, widths = WIDTHS) {
    this.#folder = folder;
    this.#widths = widths;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  get count(): number {
    return this.#count;
  }

  /** Takes screenshots of the current page as `name-360-light.png` and so on: the full page, or the window while a dialog is open. */
  async take({ page }: Pick<ShopTab, 'page'>, name: string, widths = this.#widths): Promise<void> {
    this.#names.add(name);
    const fullPage = (await page.getByRole('dialog').count()) === 0;
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 768 ? 780 : 900 });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(loadImages);
        await page.screenshot({ path: join(this.#folder, `${name}-${width}-${colorScheme}.png`), fullPage });
        this.#count += 1;
      }
    }
  }

  /** Writes `index.html`, which shows all screenshots. */
  writeIndex(): void {
    writeFileSync(join(this.#folder, 'index.html'), contactSheet([...this.#names], [320, ...this.#widths], SCHEMES));
  }
}

/** Runs in the page: loads and decodes all visible images, also those below the window. */
async function loadImages(): Promise<void> {
  const shown = [...document.images].filter((image) => image.checkVisibility());
  for (const image of shown) image.loading = 'eager';
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}
