import { describe, expect, it } from 'vitest';
import { RandomIds } from './RandomIds.ts';

const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('An order id is a random unique id', () => {
  it('from crypto.randomUUID when it exists', () => {
    const ids = new RandomIds({ randomUUID: () => 'made by the browser', getRandomValues: (bytes) => bytes });
    expect(ids.generate()).toBe('made by the browser');
  });

  it('in the form of a UUID of version 4', () => {
    expect(new RandomIds().generate()).toMatch(UUID_4);
  });

  it.each([
    [0x00, '00000000-0000-4000-8000-000000000000'],
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  ])('from random bytes when randomUUID does not exist, as on a page over plain HTTP: all %i', (byte, id) => {
    const ids = new RandomIds({ getRandomValues: (bytes) => bytes.fill(byte) });
    expect(ids.generate()).toBe(id);
    expect(id).toMatch(UUID_4);
  });
});
