import { getByRole } from '@testing-library/dom';
import type { Arrival, ArrivalVideo, CategoryTile, HomeDriver } from '../drivers/HomeDriver.ts';
import { arrivalsOf } from '../elements/arrivalsOf.ts';
import { tilesOf } from '../elements/tilesOf.ts';
import type { DomSession } from './DomSession.ts';
import { press } from './press.ts';
import { allByRole, content, textsOf } from './queries.ts';

/** The front page. */
export class DomHome implements HomeDriver {
  readonly #session: DomSession;

  constructor(session: DomSession) {
    this.#session = session;
  }

  async creators(): Promise<readonly string[]> {
    return textsOf(allByRole(getByRole(region('The Creators'), 'list'), 'link'));
  }

  async followCreator(handle: string): Promise<void> {
    await press(this.#session, getByRole(region('The Creators'), 'link', { name: handle }));
  }

  async newArrivals(): Promise<readonly Arrival[]> {
    return arrivalsOf(allByRole(region('New Arrivals'), 'link'));
  }

  async arrivalVideos(): Promise<readonly ArrivalVideo[]> {
    return arrivalsOf(allByRole(region('New Arrivals'), 'link'));
  }

  async followArrival(number: number): Promise<void> {
    const arrival = allByRole(region('New Arrivals'), 'link')[number - 1];
    if (arrival === undefined) throw new Error(`There is no new arrival ${number}`);
    await press(this.#session, arrival);
  }

  async tiles(): Promise<readonly CategoryTile[]> {
    return tilesOf(allByRole(region('Shop By Categories'), 'listitem'));
  }

  async followTile(category: string): Promise<void> {
    await press(this.#session, getByRole(region('Shop By Categories'), 'button', { name: category }));
  }
}

function region(name: string): HTMLElement {
  return getByRole(content(), 'region', { name });
}
