import { expect, it } from 'vitest';
import { MemoryLog } from '../../../../adapters/memory/MemoryLog.ts';
import { aProduct } from '../../../../core/domain/testing/samples.ts';
import { firstPages } from '../../../../core/storefront/pages/firstPages.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { LegalDetailsViewModel } from './LegalDetailsViewModel.ts';

const tee = aProduct({ originalPrice: 69900, facts: { origin: 'Surat' } });
const large = { key: 'tee-l', id: 2, size: 'L', originalPrice: 79950, discountedPrice: 59900 };

function open(seller = firstPages.seller) {
  const log = new MemoryLog();
  return Object.assign(new LegalDetailsViewModel({ pages: { seller }, log, pendingWork: new PendingWork() }), { log });
}

it('Its lines are those that are known', async () => {
  const page = open();
  expect(page.lines(tee, false)).toEqual([]);
  await page.load();
  expect([page.status, page.lines(tee, false)]).toEqual([
    'ready',
    [
      { label: 'Generic name', text: 'Clothing' },
      { label: 'Net quantity', text: '1 piece' },
      { label: 'MRP', text: '₹699 (incl. of all taxes)' },
      { label: 'Made in', text: 'Surat' },
      { label: 'Sold by', text: 'Creator Row' },
    ],
  ]);
  expect(page.lines({ ...tee, sizes: [tee, large] }, true)[2]?.text).toBe('₹699 – ₹799.50 (incl. of all taxes)');
});

it('Who sells is asked again when that failed', async () => {
  let isDown = true;
  const page = open(() => (isDown ? Promise.reject(new Error('No answer')) : firstPages.seller()));
  await page.load();
  expect([page.status, page.lines(tee, false), page.log.entries.length]).toEqual(['failed', [], 1]);
  isDown = false;
  await page.load();
  expect([page.status, page.lines(tee, false).length]).toEqual(['ready', 5]);
});
