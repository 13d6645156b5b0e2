import { describe, expect, it } from 'vitest';
import { timestamp } from '../../core/domain/time/timestamp.ts';
import { home, signUpPriya } from './backEndSamples.ts';
import { type MakeSubject, START } from './backEndSubjects.ts';
import { describeProtectedCall } from './protectedCallContract.ts';

const MINUTE = 60_000;
const work = { ...home, name: 'Priya at work', pincode: '560001' };
const atStart = { createdAt: timestamp(START), updatedAt: timestamp(START) };
const keptHome = { key: expect.any(String), ...home, ...atStart };
const keptWork = { key: expect.any(String), ...work, ...atStart };

export function describeAddressesContract(name: string, makeSubject: MakeSubject): void {
  const priyasBook = async () => {
    const subject = await makeSubject();
    return { ...subject, session: await signUpPriya(subject) };
  };

  describe(`${name} keeps the address book`, () => {
    it('starts empty', async () => {
      const { addresses, session } = await priyasBook();
      expect(await addresses.items(session)).toEqual([]);
    });

    it('appends addresses with both timestamps, each under its own key, and stores them', async () => {
      const { addresses, session } = await priyasBook();
      expect(await addresses.add(session, home)).toEqual([keptHome]);
      const book = await addresses.add(session, work);
      expect(book).toEqual([keptHome, keptWork]);
      expect(new Set(book.map(({ key }) => key)).size).toBe(2);
      expect(await addresses.items(session)).toEqual(book);
    });

    it('updates an address and keeps its key, position and creation time', async () => {
      const subject = await priyasBook();
      const [first] = await subject.addresses.add(subject.session, home);
      await subject.addresses.add(subject.session, work);
      subject.letPass(MINUTE);
      const moved = { ...home, street: '9, MG Road' };
      const book = await subject.addresses.update(subject.session, first?.key ?? '', moved);
      expect(book).toEqual([{ ...first, ...moved, updatedAt: timestamp(START + MINUTE) }, keptWork]);
      expect(await subject.addresses.items(subject.session)).toEqual(book);
    });

    it('stores only the fields that a shopper fills in', async () => {
      const { addresses, session } = await priyasBook();
      const [first] = await addresses.add(session, {
        ...home,
        ...{ note: 'ring twice', key: 'own', createdAt: 'x', updatedAt: 'x' },
      });
      expect(first).toEqual(keptHome);
      expect(first?.key).not.toBe('own');
    });

    it('removes an address', async () => {
      const { addresses, session } = await priyasBook();
      const [first] = await addresses.add(session, home);
      await addresses.add(session, work);
      expect(await addresses.remove(session, first?.key ?? '')).toEqual([keptWork]);
    });

    it.each(['unknown', '', '..'])('does not change the address book for the unknown key %j', async (key) => {
      const { addresses, session } = await priyasBook();
      await addresses.add(session, home);
      expect(await addresses.update(session, key, work)).toEqual([keptHome]);
      expect(await addresses.remove(session, key)).toEqual([keptHome]);
    });
  });

  describeProtectedCall(`${name}: reading the book`, makeSubject, ({ addresses }, session) => addresses.items(session));
  describeProtectedCall(`${name}: adding an address`, makeSubject, ({ addresses }, session) =>
    addresses.add(session, home),
  );
  describeProtectedCall(`${name}: updating an address`, makeSubject, ({ addresses }, session) =>
    addresses.update(session, 'some', home),
  );
  describeProtectedCall(`${name}: removing an address`, makeSubject, ({ addresses }, session) =>
    addresses.remove(session, 'some'),
  );
}
