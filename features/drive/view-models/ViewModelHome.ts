import { when } from 'mobx';
import { HOME_PAGE } from '../../../src/shop/home/pageTokens.ts';
import type { Arrival, CategoryTile, HomeDriver } from '../contracts/catalogue/HomeDriver.ts';
import { needsScreen } from './needsScreen.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** The front page without a screen. */
export class ViewModelHome implements HomeDriver {
  readonly arrivalVideos = needsScreen;
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async creators(): Promise<readonly string[]> {
    return this.#home.creators.map(({ handle }) => handle);
  }

  async followCreator(handle: string): Promise<void> {
    const creator = this.#home.creators.find((candidate) => candidate.handle === handle);
    if (creator === undefined) throw new Error(`There is no creator ${handle}`);
    this.#navigation.tab.navigation.goTo(creator.path);
  }

  async newArrivals(): Promise<readonly Arrival[]> {
    // They are asked for when they are first shown, which is work from the next microtask on.
    await Promise.resolve(this.#home.newArrivals);
    await when(() => this.#navigation.tab.isIdle);
    return this.#home.newArrivals.map(({ path, playbackRate, about }) => ({
      ...{ path, speed: playbackRate },
      ...{ creator: about?.creator.handle ?? '', price: about?.price ?? '' },
    }));
  }

  async followArrival(number: number): Promise<void> {
    const arrival = this.#home.newArrivals[number - 1];
    if (arrival === undefined) throw new Error(`There is no new arrival ${number}`);
    this.#navigation.tab.navigation.goTo(arrival.path);
  }

  async tiles(): Promise<readonly CategoryTile[]> {
    return this.#home.categoryTiles.map(({ label, image }) => ({
      category: label,
      picture: image.includes('default') ? 'the default' : 'its own',
    }));
  }

  async followTile(category: string): Promise<void> {
    const tile = this.#home.categoryTiles.find(({ label }) => label === category);
    if (tile === undefined) throw new Error(`There is no tile ${category}`);
    this.#home.shopCategory(tile.category);
  }

  get #home() {
    return this.#navigation.tab.pageViewModel(HOME_PAGE);
  }
}
