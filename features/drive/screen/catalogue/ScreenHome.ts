import type { Arrival, ArrivalVideo, CategoryTile, HomeDriver } from '../../contracts/catalogue/HomeDriver.ts';
import { arrivalsOf } from '../in-page/arrivalsOf.ts';
import { tilesOf } from '../in-page/tilesOf.ts';
import type { Page } from '../Page.ts';
import { content } from '../places.ts';
import type { ScreenSession } from '../ScreenSession.ts';

/** The front page. */
export class ScreenHome implements HomeDriver {
  readonly #session: ScreenSession;

  constructor(session: ScreenSession) {
    this.#session = session;
  }

  async creators(): Promise<readonly string[]> {
    return this.#region('The Creators').find('list').find('link').texts();
  }

  async followCreator(handle: string): Promise<void> {
    await this.#region('The Creators').find('link', handle).press();
  }

  async newArrivals(): Promise<readonly Arrival[]> {
    return this.arrivalVideos();
  }

  async arrivalVideos(): Promise<readonly (Arrival & ArrivalVideo)[]> {
    return this.#region('New Arrivals').find('listitem').evaluate(arrivalsOf);
  }

  async followArrival(number: number): Promise<void> {
    await this.#region('New Arrivals')
      .find('listitem', { at: number - 1 })
      .find('link', { at: 0 })
      .press();
  }

  async tiles(): Promise<readonly CategoryTile[]> {
    return this.#region('Shop By Categories').find('listitem').evaluate(tilesOf);
  }

  async followTile(category: string): Promise<void> {
    await this.#region('Shop By Categories').find('button', category).press();
  }

  #region(name: string): Page {
    return content(this.#session.page).find('region', name);
  }
}
