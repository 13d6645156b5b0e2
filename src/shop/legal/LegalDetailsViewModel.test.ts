import { expect, it } from 'vitest';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import type { ProductReference } from '../../../core/domain/catalogue/findProduct.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { firstPages } from '../../../core/storefront/pages/firstPages.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { LegalDetailsViewModel } from './LegalDetailsViewModel.ts';

const tee = aProduct({ originalPrice: 69900, size: 'M', facts: { origin: 'Surat' } });
const large = { key: 'tee-l', id: 2, size: 'L', originalPrice: 79950, discountedPrice: 59900 };
const { facts: _, ...line } = tee;

function open(seller = firstPages.seller) {
  const log = new MemoryLog();
  const asked: unknown[] = [];
  const catalogue = {
    product: async (wanted: ProductReference) => {
      asked.push(wanted);
      return tee;
    },
  };
  const page = new LegalDetailsViewModel({ catalogue, pages: { seller }, log, pendingWork: new PendingWork() });
  return Object.assign(page, { log, asked });
}

it('The lines are those that are known', async () => {
  const page = open();
  expect([page.status, page.sellerLines]).toEqual(['loading', []]);
  await page.load([tee]);
  expect(page.piece(tee, false)).toEqual({
    ...{ key: tee.key, name: `${tee.name}, size M` },
    lines: [
      { label: 'Generic name', text: 'Clothing' },
      { label: 'Net quantity', text: '1 piece' },
      { label: 'MRP', text: '₹699 (incl. of all taxes)' },
      { label: 'Made in', text: 'Surat' },
    ],
  });
  expect(page.piece({ ...tee, sizes: [tee, large] }, true).lines[2]?.text).toBe('₹699 – ₹799.50 (incl. of all taxes)');
  expect([page.status, page.sellerLines]).toEqual(['ready', [{ label: 'Sold by', text: 'Creator Row' }]]);
  expect(page.asked).toEqual([]);
});

it('The catalogue is asked once what is not at hand of a line of the cart', async () => {
  const page = open();
  await page.load([line]);
  await page.load([line]);
  expect([page.asked, page.piece(line, false).lines[3]]).toEqual([
    [{ key: tee.key }],
    { label: 'Made in', text: 'Surat' },
  ]);
});

it('It is asked again when that failed', async () => {
  let isDown = true;
  const page = open(() => (isDown ? Promise.reject(new Error('No answer')) : firstPages.seller()));
  await page.load([tee]);
  expect([page.status, page.sellerLines, page.log.entries.length]).toEqual(['failed', [], 1]);
  isDown = false;
  await page.load([tee]);
  expect([page.status, page.sellerLines.length]).toEqual(['ready', 1]);
});
