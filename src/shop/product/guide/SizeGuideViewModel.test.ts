import { expect, it } from 'vitest';
import { MemoryLengthUnit } from '../../../../adapters/memory/device/MemoryLengthUnit.ts';
import type { FitCounts } from '../../../../core/domain/styles/fit.ts';
import { aProduct } from '../../../../core/domain/testing/samples.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { SizeGuideViewModel } from './SizeGuideViewModel.ts';

const idle = () => new Promise(setImmediate);
const sizeChart = { columns: ['Size', 'Waist'], rows: [['30', '76']] };
const sized = aProduct({ key: 'shorts', size: '30', facts: { sizeChart } });
const shorts = { ...sized, sizes: [sized, { ...sized, key: 'shorts-32', size: '32' }] };

const noVotes = async (): Promise<FitCounts> => ({ small: 0, true: 0, large: 0 });

function open(lengthUnits = new MemoryLengthUnit(), votes = noVotes) {
  const page = new SizeGuideViewModel({ lengthUnits, fit: { votes }, pendingWork: new PendingWork() });
  page.appear();
  return page;
}

it('The guide has the headings, the rows and what is measured', () => {
  expect(open().guide(shorts)).toEqual({
    ...{ columns: ['Size', 'Waist'], measures: ['Waist'] },
    rows: [{ size: '30', cells: ['76'] }],
  });
});

it.each([
  ['in one size', sized],
  ['of a category without a chart', { ...shorts, facts: undefined, category: 'bags' }],
  ['of children, whom no chart is for', { ...shorts, facts: undefined, categoryName: "kids'" }],
  ['whose sizes the chart of its category has not', { ...shorts, facts: undefined, categoryName: "men's" }],
])('A piece %s has no guide', (_, product) => {
  expect(open().guide(product)).toBeUndefined();
});

it('The unit is that of the last visit', async () => {
  const units = new MemoryLengthUnit();
  open(units).choose('inches');
  const later = open(units);
  expect(later.unit).toBe('cm');
  await idle();
  expect([later.unit, later.guide(shorts)?.rows]).toEqual(['inches', [{ size: '30', cells: ['30'] }]]);
});

it('A unit that is chosen before the remembered one is read stays', async () => {
  const units = new MemoryLengthUnit();
  await units.remember('cm');
  const page = open(units);
  page.choose('inches');
  await idle();
  expect(page.unit).toBe('inches');
});

it.each([
  ['what most buyers say', async () => ({ small: 1, true: 4, large: 0 }), 'Fits true to size, say 4 of 5 buyers'],
  ['nothing of few buyers', async () => ({ small: 1, true: 3, large: 0 }), undefined],
  ['nothing without an answer', () => Promise.reject(new Error('No connection')), undefined],
])('How the piece fits: %s', async (_, votes, text) => {
  const page = open(undefined, votes);
  expect(page.fit).toBeUndefined();
  await page.loadFit(shorts);
  expect(page.fit).toBe(text);
});
