import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ignoreUnknown, refusalOf, staleOf } from './outcomes.ts';
import { RefusedCall } from './RefusedCall.ts';

const refused = (status: number, body: unknown = undefined) =>
  new RefusedCall(status, 'No.', { wait: 0, tag: '"1"', body });

it('A refusal has the words of the back-end', () => {
  expect(refusalOf(refused(422))).toEqual({ outcome: 'refused', text: 'No.' });
});

it('What is no refusal stays an error', () => {
  const failure = new Error('500');
  expect(() => refusalOf(failure)).toThrow(failure);
  expect(() => ignoreUnknown(refused(403))).toThrow('403');
  expect(ignoreUnknown(refused(404))).toBeUndefined();
});

it('A change to an earlier state tells the present one', () => {
  const schema = v.object({ price: v.number() });
  expect(staleOf(refused(412, { errors: [], current: { price: 1 } }), schema)).toEqual({
    ...{ current: { price: 1 }, tag: '"1"' },
  });
  expect(staleOf(refused(422), schema)).toBeUndefined();
});
