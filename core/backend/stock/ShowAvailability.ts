import { type Availability, availabilityOf } from '../../domain/stock/Availability.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';

/** Resolves with the availability of the counted ones among these products, by their keys. */
export type ShowAvailability = (keys: readonly string[]) => Promise<Readonly<Record<string, Availability>>>;

export function makeShowAvailability({ stock }: Pick<BackEndPorts, 'stock'>): ShowAvailability {
  return async (keys) =>
    Object.fromEntries((await stock.levels(keys)).map((level) => [level.sku, availabilityOf(level)]));
}
