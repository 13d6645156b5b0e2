import { describe, expect, it } from 'vitest';
import { timestamp } from '../../core/domain/time/timestamp.ts';
import { home, welcomePriya } from './backEndSamples.ts';
import { type BackEndSubject, START } from './backEndSubjects.ts';
import { describeProtectedCall } from './protectedCallContract.ts';

const MINUTE = 60_000;
const work = { ...home, name: 'Priya at work', pincode: '560001' };
const atStart = { createdAt: timestamp(START), updatedAt: timestamp(START) };
const keptHome = { key: expect.any(String), ...home, ...atStart };
const keptWork = { key: expect.any(String), ...work, ...atStart };

export function describeAddressesContract(name: string, makeSubject: () => BackEndSubject): void {
  const priyasBook = async () => {
    const subject = makeSubject();
    await welcomePriya(subject);
    return subject;
  };

  describe(`${name} keeps the address book`, () => {
    it('starts empty', async () => {
      const { addresses } = await priyasBook();
      expect(await addresses.addresses()).toEqual([]);
    });

    it('adds addresses, stamped, at the end, each with a key of its own, and keeps them', async () => {
      const { addresses } = await priyasBook();
      expect(await addresses.add(home)).toEqual([keptHome]);
      const book = await addresses.add(work);
      expect(book).toEqual([keptHome, keptWork]);
      expect(new Set(book.map(({ key }) => key)).size).toBe(2);
      expect(await addresses.addresses()).toEqual(book);
    });

    it('updates an address, keeping its key, its place and when it was made', async () => {
      const subject = await priyasBook();
      const [first] = await subject.addresses.add(home);
      await subject.addresses.add(work);
      subject.letPass(MINUTE);
      const moved = { ...home, street: '9, MG Road' };
      const book = await subject.addresses.update(first?.key ?? '', moved);
      expect(book).toEqual([{ ...first, ...moved, updatedAt: timestamp(START + MINUTE) }, keptWork]);
      expect(await subject.addresses.addresses()).toEqual(book);
    });

    it('stores what a shopper fills in and nothing else that an edited address carries', async () => {
      const { addresses } = await priyasBook();
      const [first] = await addresses.add({
        ...home,
        ...{ note: 'ring twice', key: 'own', createdAt: 'x', updatedAt: 'x' },
      });
      expect(first).toEqual(keptHome);
      expect(first?.key).not.toBe('own');
    });

    it('removes an address', async () => {
      const { addresses } = await priyasBook();
      const [first] = await addresses.add(home);
      await addresses.add(work);
      expect(await addresses.remove(first?.key ?? '')).toEqual([keptWork]);
    });

    it.each(['unknown', '', '..'])('leaves the book as it is for the unknown key %j', async (key) => {
      const { addresses } = await priyasBook();
      await addresses.add(home);
      expect(await addresses.update(key, work)).toEqual([keptHome]);
      expect(await addresses.remove(key)).toEqual([keptHome]);
    });
  });

  describeProtectedCall(`${name}: reading the book`, makeSubject, ({ addresses }) => addresses.addresses());
  describeProtectedCall(`${name}: adding an address`, makeSubject, ({ addresses }) => addresses.add(home));
  describeProtectedCall(`${name}: updating an address`, makeSubject, ({ addresses }) => addresses.update('some', home));
  describeProtectedCall(`${name}: removing an address`, makeSubject, ({ addresses }) => addresses.remove('some'));
}
