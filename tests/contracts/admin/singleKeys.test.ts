// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest';
import { LocalStorageSingleKeys } from '../../../adapters/local-storage/LocalStorageSingleKeys.ts';
import { MemorySingleKeys } from '../../../adapters/memory/admin/MemorySingleKeys.ts';

const blocked = () => {
  throw new Error('Blocked');
};

beforeEach(() => localStorage.clear());

describe.each([
  ['MemorySingleKeys', () => new MemorySingleKeys()],
  ['LocalStorageSingleKeys', () => new LocalStorageSingleKeys(() => localStorage)],
  ['LocalStorageSingleKeys without storage', () => new LocalStorageSingleKeys(blocked)],
])('%s', (_name, make) => {
  it('has single keys on until they are switched off, and on again', () => {
    const keys = make();
    expect(keys.areOn()).toBe(true);
    keys.remember(false);
    expect(keys.areOn()).toBe(false);
    keys.remember(true);
    expect(keys.areOn()).toBe(true);
  });
});

it('The next visit has single keys as they were left', () => {
  new LocalStorageSingleKeys(() => localStorage).remember(false);
  expect(new LocalStorageSingleKeys(() => localStorage).areOn()).toBe(false);
});
