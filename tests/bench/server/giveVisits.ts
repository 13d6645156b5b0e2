import type autocannon from 'autocannon';
import type { Request } from './load.ts';

export type LoadedShop = { readonly address: string; readonly visits: readonly (readonly Request[])[] };

/** Lets each connection make the visits of one shopper, again and again. */
export function giveVisits(visits: LoadedShop['visits']): (client: autocannon.Client) => void {
  let connection = 0;
  return (client) => {
    client.setRequests([...(visits[connection % visits.length] ?? [])]);
    connection += 1;
  };
}
