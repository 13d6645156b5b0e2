import type { Locator } from 'playwright-core';
import type { Arrival, CategoryTile, HomeDriver } from '../drivers/HomeDriver.ts';
import type { Visit } from './BrowserSession.ts';
import { content } from './locators.ts';
import { press } from './press.ts';

/** The front page. */
export class BrowserHome implements HomeDriver {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  async creators(): Promise<readonly string[]> {
    const links = this.#region('The Creators').getByRole('link');
    return (await links.allInnerTexts()).map((text) => text.trim());
  }

  async followCreator(handle: string): Promise<void> {
    await press(this.#region('The Creators').getByRole('link', { name: handle, exact: true }));
  }

  async newArrivals(): Promise<readonly Arrival[]> {
    return this.#region('New Arrivals').getByRole('link').evaluateAll(arrivalsOf);
  }

  async followArrival(number: number): Promise<void> {
    await press(
      this.#region('New Arrivals')
        .getByRole('link')
        .nth(number - 1),
    );
  }

  async tiles(): Promise<readonly CategoryTile[]> {
    return this.#region('Shop By Categories').getByRole('listitem').evaluateAll(tilesOf);
  }

  async followTile(category: string): Promise<void> {
    await press(this.#region('Shop By Categories').getByRole('button', { name: category, exact: true }));
  }

  #region(name: string): Locator {
    return content(this.#visit).getByRole('region', { name, exact: true });
  }
}

function arrivalsOf(links: readonly Element[]): readonly Arrival[] {
  return links.map((link) => {
    const video = link.querySelector('video');
    return {
      path: link.getAttribute('href') ?? '',
      playsByItself: video?.autoplay ?? false,
      isSilent: video?.muted ?? false,
      isEndless: video?.loop ?? false,
      speed: video?.playbackRate ?? 0,
    };
  });
}

function tilesOf(tiles: readonly Element[]): readonly CategoryTile[] {
  return tiles.map((tile) => {
    const picture = tile.querySelector('img')?.getAttribute('src') ?? '';
    return {
      category: tile.textContent?.trim() ?? '',
      picture: picture.includes('default') ? 'the default' : 'its own',
    };
  });
}
