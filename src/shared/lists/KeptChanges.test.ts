import { describe, expect, it } from 'vitest';
import { MemoryChanges } from '../../../adapters/memory/device/MemoryChanges.ts';
import type { Session } from '../../../core/domain/accounts/Session.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import type { OptimisticUpdate } from '../../../core/storefront/lists/OptimisticUpdate.ts';
import type { WaitingChange } from '../../../core/storefront/ports/device/WaitingChange.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { KeptChanges } from './KeptChanges.ts';

const session = aSession();
const changeOf = (key: string): WaitingChange => ({
  id: `id of ${key}`,
  list: 'wishlist',
  kind: 'add',
  product: aProduct({ key }),
});
const plain: OptimisticUpdate<string> = { apply: (items) => items, send: async () => ({ outcome: 'unreachable' }) };
const updateOf = (key: string): OptimisticUpdate<string> => ({
  ...plain,
  issued: { session, changes: [changeOf(key)] },
});
const turn = () => new Promise(setImmediate);

/** What a device keeps, which has room for changes or not, and its calls. */
function aDevice({ hasRoom = true, isLoggedIn = true } = {}) {
  const stored = new MemoryChanges();
  const calls: string[] = [];
  const device = { session: isLoggedIn ? session : undefined };
  const changes = {
    recall: (of: Session) => {
      calls.push('recall');
      return stored.recall(of);
    },
    remember: async (of: Session, change: WaitingChange) => {
      calls.push(`remember ${change.id}`);
      return hasRoom && stored.remember(of, change);
    },
    remove: (of: Session, id: string) => {
      calls.push(`remove ${id}`);
      return stored.remove(of, id);
    },
  };
  const kept = new KeptChanges<string>(
    changes,
    () => device.session,
    (_session, change) => (change.list === 'wishlist' ? updateOf(change.product.key) : undefined),
  );
  const ids = async () => (await stored.recall(session)).map(({ id }) => id);
  return { kept, device, stored, calls, ids };
}

describe('A change that is kept', () => {
  it('is on the device as soon as that has stored it, and once', async () => {
    const { kept, ids } = aDevice();
    const update = updateOf('cap');
    expect(kept.has(update)).toBe(false);
    kept.keep(update);
    kept.keep(update);
    expect(kept.has(update)).toBe(false);
    await turn();
    kept.keep(update);
    await turn();
    expect([kept.has(update), await ids()]).toEqual([true, ['id of cap']]);
  });

  it('is not on a device without room for it', async () => {
    const { kept, calls } = aDevice({ hasRoom: false });
    const update = updateOf('cap');
    kept.keep(update);
    await turn();
    expect(kept.has(update)).toBe(false);
    await kept.drop(update);
    expect([await kept.sentElsewhere(), calls]).toEqual([[], ['remember id of cap', 'remove id of cap']]);
  });

  it('is removed when it is sent, once, also while it is being stored', async () => {
    const { kept, calls, ids } = aDevice();
    const update = updateOf('cap');
    kept.keep(update);
    await kept.drop(update);
    await kept.drop(update);
    expect([kept.has(update), await ids()]).toEqual([false, []]);
    expect(calls).toEqual(['remember id of cap', 'remove id of cap']);
  });

  it('is not one that cannot wait beyond a reload', async () => {
    const { kept, calls } = aDevice();
    kept.keep(plain);
    await turn();
    await kept.drop(plain);
    expect([kept.has(plain), calls]).toEqual([false, []]);
  });
});

describe('The changes that an earlier visit has kept', () => {
  it('are not asked for without a session', async () => {
    const { kept, calls } = aDevice({ isLoggedIn: false });
    expect([await kept.recall(), calls]).toEqual([[], []]);
  });
});

describe('The changes that another tab has sent', () => {
  it('are not asked for when none are kept, or without a session', async () => {
    const { kept, device, calls } = aDevice();
    expect(await kept.sentElsewhere()).toEqual([]);
    kept.keep(updateOf('cap'));
    expect(await kept.sentElsewhere()).toEqual([]);
    await turn();
    device.session = undefined;
    expect([await kept.sentElsewhere(), calls]).toEqual([[], ['remember id of cap']]);
  });
});
