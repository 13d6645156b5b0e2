import assert from 'node:assert/strict';
import type { Filters } from '../../../core/domain/catalogue/Filters.ts';
import type { Peer, PeerResult } from './Peer.ts';

/** Throws unless every peer returns the same products in the same order and the same counts as the reference implementation. */
export function assertSameResults(
  rule: Peer,
  peers: Readonly<Record<string, Peer>>,
  questions: readonly Filters[],
): void {
  for (const filters of questions) {
    const expected = comparable(rule(filters));
    for (const [name, peer] of Object.entries(peers)) {
      assert.deepEqual(comparable(peer(filters)), expected, `${name} answers otherwise: ${JSON.stringify(filters)}`);
    }
  }
}

function comparable({ products, counts }: PeerResult) {
  const shown = ([, count]: readonly [string, number]) => count > 0;
  const sorted = (found: ReadonlyMap<string, number>) =>
    [...found].filter(shown).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    products: products.map(({ key }) => key).join(' '),
    categories: sorted(counts.categories),
    influencers: sorted(counts.influencers),
    sizes: sorted(counts.sizes),
    priceBands: sorted(counts.priceBands).filter(([label]) => label !== ''),
  };
}
