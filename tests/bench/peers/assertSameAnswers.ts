import assert from 'node:assert/strict';
import type { Filters } from '../../../core/domain/catalogue/Filters.ts';
import type { Peer, PeerAnswer } from './Peer.ts';

/** Fails unless every contestant answers every question as the rule does, products in order and counts alike. */
export function assertSameAnswers(
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

function comparable({ products, counts }: PeerAnswer) {
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
