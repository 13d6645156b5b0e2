import { describe, expect, it } from 'vitest';
import { json, productsOf } from '../../adapters/http/testing/apiAnswering.ts';
import { readWhole } from '../../adapters/product-files/testing/readWhole.ts';
import { StandInJournal } from '../../adapters/razorpay-api/stand-in/StandInJournal.ts';
import { editions, pathOfRecord, readRecord } from './editions.ts';
import { expectedOf } from './expected.ts';

describe.each(editions)('The edition %s', (edition) => {
  const { products, journal } = expectedOf(edition).shop;

  it('has exported products', async () => {
    const file = await readWhole(readRecord(edition, 'products.json'), 'json');
    expect([file.products, file.faults]).toEqual([products, []]);
  });

  it('has payments at the simulated provider', () => {
    expect(new StandInJournal(pathOfRecord(edition, 'payments.jsonl')).read()).toEqual(journal);
  });

  it('has answered with a catalogue that browsers hold', async () => {
    const catalogue = JSON.parse(readRecord(edition, 'catalogue.json'));
    const listed = products.filter(({ isListed }) => isListed).map(({ isListed: _, ...product }) => product);
    expect((await productsOf(json(200, catalogue)).catalogue()).products).toEqual(listed);
  });
});
