import { describe, expect, it } from 'vitest';
import { couponExample } from './couponExample.ts';
import { BLANK_COUPON, type CouponFields, fieldsOf, termsIn } from './couponFields.ts';

const AT = '2026-03-01T09:30:00+00:00';
const typed: CouponFields = {
  ...{ name: ' DIWALI ', kind: 'percent', discount: '20', minimum: '500' },
  ...{ startsAt: '2026-10-01', endsAt: '2026-10-31', mostUses: '100', mostPerShopper: '1' },
};
const terms = {
  ...{ name: 'DIWALI', percent: 20, minimum: 50_000, mostUses: 100, mostPerShopper: 1 },
  ...{ startsAt: '2026-09-30T18:30:00+00:00', endsAt: '2026-10-31T18:30:00+00:00' },
};

describe('What is typed of a coupon', () => {
  it('is its terms: amounts in paise, from the first day to the end of the last', () => {
    expect(termsIn(typed, AT)).toEqual({ terms });
    const amount = { ...BLANK_COUPON, name: 'X', kind: 'amount', discount: '99.5' } as const;
    expect(termsIn(amount, AT)).toEqual({ terms: { name: 'X', amount: 9_950, minimum: 0 } });
  });

  it('is what is shown of the terms', () => {
    expect(fieldsOf(terms)).toEqual({ ...typed, name: 'DIWALI' });
    expect(fieldsOf({ name: 'X', amount: 9_950, minimum: 1_000 })).toEqual({
      ...{ ...BLANK_COUPON, name: 'X', kind: 'amount', discount: '99.5', minimum: '10' },
    });
  });

  it.each([
    ['name', { name: ' ' }],
    ['discount', { discount: '' }],
    ['discount', { discount: '12.5' }],
    ['discount', { discount: '101' }],
    ['discount', { kind: 'amount', discount: '0' }],
    ['discount', { kind: 'amount', discount: '1.234' }],
    ['minimum', { minimum: 'five' }],
    ['minimum', { minimum: '-1' }],
    ['startsAt', { startsAt: '2026-02-30' }],
    ['endsAt', { endsAt: 'tomorrow' }],
    ['endsAt', { endsAt: '2026-09-30' }],
    ['mostUses', { mostUses: '0' }],
    ['mostUses', { mostUses: '1.5' }],
    ['mostPerShopper', { mostPerShopper: 'many' }],
  ] as const)('is wrong in the field %s: %j', (field, wrong) => {
    const found = termsIn({ ...typed, ...wrong }, AT);
    expect('errors' in found && Object.keys(found.errors)).toEqual([field]);
  });
});

it.each([
  [{ name: '', percent: 20, minimum: 50_000 }, 50_100, 40_080],
  [{ name: '', amount: 2_000, minimum: 25_000 }, 25_100, 23_100],
  [{ name: '', amount: 2_000, minimum: 0 }, 100, 0],
])('The example of %j is the smallest cart that earns it', (coupon, before, after) => {
  expect(couponExample(coupon)).toEqual({ before, after });
});
