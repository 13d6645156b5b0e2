import { describe, expect, it } from 'vitest';
import type { Activity } from '../../../../core/backend/ports/staff/ForLoggingActivity.ts';
import { aCheckout, aStaffMember } from '../../../../core/backend/testing/samples.ts';
import { type MakeStores, openStores } from '../BackEndStores.ts';
import { callsOf } from '../callsOf.ts';
import { aLine, minute, register, stock } from '../storeSamples.ts';

export function describeStaffStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores the staff`, () => {
    const open = openStores(makeStores);
    const ravi = aStaffMember();
    const leela = aStaffMember({ id: 'leela', email: 'leela@shop.example', role: 'packer', passwordHash: 'hash' });
    const withBoth = async () => {
      const { staff } = open();
      for (const member of [ravi, leela]) expect(await staff.add(member)).toBe(true);
      return staff;
    };

    it('with all that is known of them, the earliest first', async () => {
      const staff = await withBoth();
      expect(await staff.all()).toEqual([ravi, leela]);
      expect(await staff.all('lock')).toEqual([ravi, leela]);
    });

    it('under an e-mail whose case does not count, once', async () => {
      const staff = await withBoth();
      expect(await staff.withEmail(' RAVI@Shop.Example ')).toEqual(ravi);
      expect(await staff.withEmail('nobody@shop.example')).toBeUndefined();
      expect(await staff.add({ ...ravi, id: 'other', email: 'ravi@shop.EXAMPLE' })).toBe(false);
      expect(await staff.all()).toEqual([ravi, leela]);
    });

    it('and changes one of them, and only what is given', async () => {
      const staff = await withBoth();
      await staff.change('leela', { role: 'manager' });
      expect(await staff.all()).toEqual([ravi, { ...leela, role: 'manager' }]);
      await staff.change('leela', { disabledAt: minute(1) });
      await staff.change('leela', { passwordHash: 'other' });
      const changed = { ...leela, role: 'manager', passwordHash: 'other' };
      expect(await staff.all()).toEqual([ravi, { ...changed, disabledAt: minute(1) }]);
      await staff.change('leela', { disabledAt: null });
      await staff.change('nobody', { role: 'owner' });
      expect(await staff.all()).toEqual([ravi, changed]);
      const oneTimeCodes = { secret: 'sealed', usedStep: 59_000_000, recoveryHashes: ['a', 'b'] };
      await staff.change('leela', { oneTimeCodes });
      await staff.change('leela', { role: 'packer' });
      expect(await staff.withEmail(leela.email)).toEqual({ ...changed, role: 'packer', oneTimeCodes });
      await staff.change('leela', { role: 'manager', oneTimeCodes: null });
      expect(await staff.all()).toEqual([ravi, changed]);
    });
  });

  describe(`${name} stores the API keys`, () => {
    const open = openStores(makeStores);
    const first = { id: 'first', name: 'Warehouse', role: 'packer', createdAt: minute(1) } as const;
    const second = { id: 'second', name: 'Reports', role: 'manager', createdAt: minute(0) } as const;
    const withBoth = async () => {
      const { apiKeys } = open();
      await apiKeys.add(first, 'secret-1');
      await apiKeys.add(second, 'secret-2');
      return apiKeys;
    };

    it('in the order in which they were made', async () => {
      expect(await (await withBoth()).all()).toEqual([first, second]);
    });

    it('and finds one by its secret alone', async () => {
      const keys = await withBoth();
      expect(await keys.withSecret('secret-2')).toEqual(second);
      expect(await keys.withSecret('second')).toBeUndefined();
      expect(await keys.withSecret('')).toBeUndefined();
    });

    it('and replaces one with its secret, also one that has ended', async () => {
      const keys = await withBoth();
      await keys.end('first', minute(2));
      await keys.replace(first, 'secret-3');
      await keys.replace({ ...first, id: 'third' }, 'secret-4');
      expect((await keys.all()).map(({ id }) => id).toSorted()).toEqual(['first', 'second', 'third']);
      expect(await keys.withSecret('secret-1')).toBeUndefined();
      expect(await keys.withSecret('secret-3')).toEqual(first);
      expect(await keys.withSecret('secret-4')).toEqual({ ...first, id: 'third' });
    });

    it('and ends one, once', async () => {
      const keys = await withBoth();
      await keys.end('first', minute(2));
      await keys.end('first', minute(3));
      await keys.end('unknown', minute(3));
      const ended = { ...first, endedAt: minute(2) };
      expect(await keys.all()).toEqual([ended, second]);
      expect(await keys.withSecret('secret-1')).toEqual(ended);
    });
  });

  describe(`${name} logs the activity of the staff`, () => {
    const open = openStores(makeStores);
    const entries = ['1', '2', '3', '4'].map((id) => ({
      ...({ id, at: minute(0), action: 'staff.change', subject: { kind: 'staff', id: 'leela' } } as const),
      actor: { kind: 'staff', id: 'ravi', name: 'Ravi "R" \u2028<b>' } as const,
      ...(id !== '1' && { before: { role: 'packer', tags: ['a', "b'"] } }),
      ...(id !== '4' && { after: { role: 'manager' } }),
    }));
    const first = entries[0] as Activity;
    const withAll = async () => {
      const { activity } = open();
      for (const entry of entries) await activity.add(entry);
      return activity;
    };

    it('as it was, the newest first', async () => {
      expect(await (await withAll()).list({ most: 10 })).toEqual(entries.toReversed());
    });

    it('with the number of an order and the name of a coupon as they are now', async () => {
      const stores = callsOf(open());
      await stock(stores);
      await register(stores);
      const checkout = aCheckout({ id: 'order', shopperId: 'asha', lines: [aLine()] });
      await stores.checkouts.add(checkout);
      await stores.recordPayment({ paymentId: 'pay', providerOrderId: checkout.providerOrderId }, minute(0));
      const subjects = [
        { kind: 'order', id: 'order' },
        { kind: 'coupon', id: 'new-year' },
        { kind: 'coupon', id: 'order' },
      ] as const;
      for (const [at, subject] of subjects.entries())
        await open().activity.add({ ...first, id: `${at}`, action: 'orders.pack', subject });
      const order = await stores.orders.order('order');
      expect((await open().activity.list({ most: 10 })).toReversed().map(({ subject }) => subject)).toEqual([
        { ...subjects[0], name: order?.number },
        { ...subjects[1], name: 'NEW YEAR OFFER' },
        subjects[2],
      ]);
    });

    it('page by page', async () => {
      const activity = await withAll();
      const ids = async (after?: string) =>
        (await activity.list({ ...(after !== undefined && { after }), most: 2 })).map(({ id }) => id);
      expect([await ids(), await ids('3'), await ids('1'), await ids('unknown')]).toEqual([
        ['4', '3'],
        ['2', '1'],
        [],
        [],
      ]);
    });
  });

  describe(`${name} stores the tokens of the staff`, () => {
    const open = openStores(makeStores);
    const token = {
      token: 'a',
      staffId: 'ravi',
      purpose: 'session',
      startedAt: minute(0),
      expiresAt: minute(30),
    } as const;
    const withTokens = async () => {
      const { staff, staffTokens } = open();
      await staff.add(aStaffMember());
      await staff.add(aStaffMember({ id: 'leela', email: 'leela@shop.example' }));
      const others = [{ token: 'b' }, { token: 'c', purpose: 'invitation' }, { token: 'd', staffId: 'leela' }] as const;
      for (const other of [{}, ...others]) await staffTokens.add({ ...token, ...other });
      return staffTokens;
    };
    const remaining = async (tokens = open().staffTokens) => {
      const sessions = await Promise.all(
        ['a', 'b', 'd'].map((each) => tokens.owner(each, 'session', { at: minute(1) })),
      );
      const invitation = await tokens.owner('c', 'invitation', { at: minute(1) });
      return [...sessions, invitation].map((member) => member?.id);
    };

    it('and finds the person of one of this purpose until it expires', async () => {
      const tokens = await withTokens();
      expect(await tokens.owner('a', 'session', { at: minute(29) })).toEqual(aStaffMember());
      expect(await tokens.owner('a', 'session', { at: minute(30) })).toBeUndefined();
      expect(await tokens.owner('a', 'invitation', { at: minute(29) })).toBeUndefined();
      expect(await tokens.owner('', 'session', { at: minute(29) })).toBeUndefined();
      expect(await remaining()).toEqual(['ravi', 'ravi', 'leela', 'ravi']);
    });

    it('and lets one that is used expire later', async () => {
      const tokens = await withTokens();
      expect(await tokens.owner('a', 'session', { at: minute(29), until: minute(60) })).toEqual(aStaffMember());
      expect(await tokens.owner('a', 'session', { at: minute(59) })).toEqual(aStaffMember());
      expect(await tokens.owner('a', 'session', { at: minute(60), until: minute(90) })).toBeUndefined();
      expect(await tokens.owner('b', 'session', { at: minute(30) })).toBeUndefined();
    });

    it('and lists the sessions of a person, the one that was used last first', async () => {
      const tokens = await withTokens();
      const later = { startedAt: minute(2), expiresAt: minute(40), device: 'Firefox on Linux' };
      await tokens.add({ ...token, token: 'e', ...later });
      const sessions = await tokens.sessions('ravi', minute(1), 'b');
      const own = { device: '', startedAt: minute(0), expiresAt: minute(30) };
      const [newest, ...others] = sessions.map(({ id: _, ...session }) => session);
      expect(newest).toEqual({ ...later, isCurrent: false });
      expect(others).toContainEqual({ ...own, isCurrent: true });
      expect(others).toContainEqual({ ...own, isCurrent: false });
      expect(new Set(sessions.map(({ id }) => id)).size).toBe(3);
      expect(await tokens.sessions('ravi', minute(30))).toHaveLength(1);
      expect(await tokens.sessions('nobody', minute(1))).toEqual([]);
    });

    it('and ends a session by its id, of its person alone', async () => {
      const tokens = await withTokens();
      const [leelas] = await tokens.sessions('leela', minute(1));
      const own = (await tokens.sessions('ravi', minute(1), 'a')).find(({ isCurrent }) => isCurrent);
      expect(await tokens.endSession('ravi', leelas?.id ?? '')).toBe(false);
      expect(await tokens.endSession('ravi', own?.id ?? '')).toBe(true);
      expect(await tokens.endSession('ravi', own?.id ?? '')).toBe(false);
      expect(await remaining()).toEqual([undefined, 'ravi', 'leela', 'ravi']);
    });

    it('and ends one, once', async () => {
      const tokens = await withTokens();
      const ended = await Promise.all([tokens.end('a'), tokens.end('a'), tokens.end('unknown')]);
      expect(ended.toSorted()).toEqual([false, false, true]);
      expect(await remaining()).toEqual([undefined, 'ravi', 'leela', 'ravi']);
    });

    it('and ends those of a person, of a purpose or all, but one', async () => {
      const tokens = await withTokens();
      await tokens.endAll('ravi', 'session', 'b');
      expect(await remaining()).toEqual([undefined, 'ravi', 'leela', 'ravi']);
      await tokens.endAll('ravi');
      expect(await remaining()).toEqual([undefined, undefined, 'leela', undefined]);
    });
  });
}
