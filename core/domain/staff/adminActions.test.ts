import { describe, expect, it } from 'vitest';
import { ADMIN_ACTIONS, type AdminAction, mayDo } from './adminActions.ts';
import type { StaffRole } from './StaffRole.ts';

const actions = Object.keys(ADMIN_ACTIONS) as AdminAction[];
const refused = (role: StaffRole) => actions.filter((action) => !mayDo(role, action));

describe('In the admin', () => {
  it('an owner may do everything', () => {
    expect(refused('owner')).toEqual([]);
  });

  it('a manager may do all but staff, keys, payment settings and the setup', () => {
    expect(refused('manager')).toEqual([
      'settings.read-payments',
      'staff.read',
      'staff.change',
      'keys.read',
      'keys.change',
      'setup.read',
      'samples.remove',
    ]);
  });

  it('a packer may read orders without sums, pack, ship, deliver and note them, receive and exchange returns, and read the stock', () => {
    const allowed = actions.filter((action) => mayDo('packer', action));
    expect(allowed).toEqual([
      'account.read',
      'account.change',
      'orders.read',
      'orders.pack',
      'orders.ship',
      'orders.deliver',
      'orders.note',
      'returns.read',
      'returns.receive',
      'returns.exchange',
      'stock.read',
    ]);
  });
});
