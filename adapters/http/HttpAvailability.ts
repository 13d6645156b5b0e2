import type { Availability } from '../../core/domain/stock/Availability.ts';
import type { ForAskingAvailability } from '../../core/storefront/ports/ForAskingAvailability.ts';
import { availabilityResponse, MOST_KEYS } from '../wire/availabilityCalls.ts';
import type { HttpApi } from './HttpApi.ts';

/** What is left of products, from `/api/availability`. */
export class HttpAvailability implements ForAskingAvailability {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  /** Makes a call for every 100 keys. */
  async availability(keys: readonly string[]): Promise<Readonly<Record<string, Availability>>> {
    // The commas in the query string separate the keys.
    const askable = keys.filter((key) => !key.includes(','));
    const calls: Promise<Readonly<Record<string, Availability>>>[] = [];
    for (let from = 0; from < askable.length; from += MOST_KEYS)
      calls.push(this.#ask(askable.slice(from, from + MOST_KEYS)));
    return Object.assign({}, ...(await Promise.all(calls)));
  }

  async #ask(keys: readonly string[]): Promise<Readonly<Record<string, Availability>>> {
    const path = `/availability?keys=${keys.map(encodeURIComponent).join(',')}`;
    return (await this.#api.call({ method: 'GET', path, responseSchema: availabilityResponse })).availability;
  }
}
