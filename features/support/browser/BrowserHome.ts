import type { Locator } from 'playwright-core';
import type { Arrival, ArrivalVideo, CategoryTile, HomeDriver } from '../drivers/HomeDriver.ts';
import { arrivalsOf } from '../elements/arrivalsOf.ts';
import { tilesOf } from '../elements/tilesOf.ts';
import type { BrowserSession } from './BrowserSession.ts';
import { content } from './locators.ts';
import { press } from './press.ts';

/** The front page. */
export class BrowserHome implements HomeDriver {
  readonly #session: BrowserSession;

  constructor(session: BrowserSession) {
    this.#session = session;
  }

  async creators(): Promise<readonly string[]> {
    const links = this.#region('The Creators').getByRole('list').getByRole('link');
    return (await links.allInnerTexts()).map((text) => text.trim());
  }

  async followCreator(handle: string): Promise<void> {
    await press(this.#region('The Creators').getByRole('link', { name: handle, exact: true }));
  }

  async newArrivals(): Promise<readonly Arrival[]> {
    return this.#region('New Arrivals').getByRole('link').evaluateAll(arrivalsOf);
  }

  async arrivalVideos(): Promise<readonly ArrivalVideo[]> {
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
    return content(this.#session).getByRole('region', { name, exact: true });
  }
}
