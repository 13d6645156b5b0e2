import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryIds } from '../../../../adapters/memory/MemoryIds.ts';
import { anOrderDetails } from '../../../../core/storefront/testing/anOrderDetails.ts';
import { ReturnForm } from './ReturnForm.ts';

const order = anOrderDetails();
const [line] = order.orderedProducts;
const key = line?.key ?? '';
const returnable = (quantity: number) => [
  { key, quantity, lastDay: '2026-03-15', sizes: [{ key: 'tee-l', size: 'L' }] },
];

let sent: unknown[];
let refusal: string | undefined;
let form: ReturnForm;
beforeEach(() => {
  [sent, refusal] = [[], undefined];
  form = new ReturnForm({
    ids: new MemoryIds(),
    send: async (...request) => {
      sent.push(request);
      return refusal;
    },
  });
  form.open({ ...order, returnable: returnable(2) });
});

describe('The form of a return', () => {
  it('has the lines that may be returned, of which nothing is chosen', () => {
    expect(form.lines).toMatchObject([
      { key, name: line?.name, most: 2, until: 'until Sun 15 Mar', sizes: ['L'], quantity: 0, fault: undefined },
    ]);
    expect(form.fault).toBe('');
  });

  it('has the only piece chosen already', () => {
    form.open({ ...order, returnable: returnable(1) });
    expect(form.lines).toMatchObject([{ quantity: 1, reason: '' }]);
  });

  it('asks for pieces and for a reason before it is sent', async () => {
    await form.submit();
    expect(form.fault).toBe('Choose at least one piece');
    form.change(key, { quantity: 1 });
    expect(form.lines[0]?.fault).toBe('Say why it comes back');
    await form.submit();
    expect(sent).toEqual([]);
  });

  it('sends what is chosen, with the key of the size, and closes', async () => {
    form.change(key, { quantity: 2, reason: 'too-small', instead: 'L' });
    await form.submit();
    expect(sent).toEqual([[[{ key, quantity: 2, reason: 'too-small', exchangeFor: 'tee-l' }], expect.any(String)]]);
    expect(form.isOpen).toBe(false);
  });

  it('stays with what was chosen when it is refused, and repeats the same request with the same key', async () => {
    refusal = 'Low Tide Tee in L: too few are in stock.';
    form.change(key, { quantity: 1, reason: 'other' });
    await form.submit();
    expect([form.isOpen, form.fault, form.isBusy]).toEqual([true, refusal, false]);
    await form.submit();
    form.change(key, { quantity: 2 });
    expect(form.fault).toBe('');
    await form.submit();
    const keys = sent.map((request) => (request as readonly [unknown, string])[1]);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is sent once, however often it is pressed', async () => {
    form.change(key, { quantity: 1, reason: 'other' });
    await Promise.all([form.submit(), form.submit()]);
    expect(sent).toHaveLength(1);
  });
});
