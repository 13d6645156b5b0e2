import { describe, expect, it } from 'vitest';
import { Unreachable } from '../../../core/storefront/ports/failures/Unreachable.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import type { MakeSubject } from '../backEndSubjects.ts';

export function describeConnectionContract(name: string, makeSubject: MakeSubject): void {
  const start = async () => {
    const subject = await makeSubject();
    const seen: boolean[] = [];
    const unsubscribe = subject.connection.whenChanged(() => seen.push(subject.connection.isOnline()));
    const call = () => subject.products.catalogue().catch((failure: unknown) => failure);
    return { ...subject, seen, unsubscribe, call };
  };

  describe(`${name} watches the connection`, () => {
    it('starts online, and stays online while calls succeed', async () => {
      const { connection, seen, call } = await start();
      expect(connection.isOnline()).toBe(true);
      await call();
      expect([connection.isOnline(), seen]).toEqual([true, []]);
    });

    it('goes offline with the first call without a response, and calls back once', async () => {
      const { seen, call, loseConnection } = await start();
      loseConnection();
      expect(await call()).toBeInstanceOf(Unreachable);
      await call();
      expect(seen).toEqual([false]);
    });

    it('goes online with the next call that succeeds, and calls back once', async () => {
      const { seen, call, loseConnection, heal } = await start();
      loseConnection();
      await call();
      heal();
      expect(seen).toEqual([false]);
      await call();
      await call();
      expect(seen).toEqual([false, true]);
    });

    it('stays online when the back-end responds with an error', async () => {
      const { connection, seen, call, loseConnection, heal, breakDown } = await start();
      breakDown();
      expect(await call()).toBeInstanceOf(Error);
      expect(connection.isOnline()).toBe(true);
      heal();
      loseConnection();
      await call();
      heal();
      breakDown();
      await call();
      expect(seen).toEqual([false, true]);
    });

    it('stays online when the back-end rejects the session', async () => {
      const { seen, call, cart, loseConnection, heal } = await start();
      loseConnection();
      await call();
      heal();
      await expect(cart.items(aSession({ token: 'forged' }))).rejects.toMatchObject({ name: 'SessionRejected' });
      expect(seen).toEqual([false, true]);
    });

    it('calls each listener until it unsubscribes', async () => {
      const { connection, seen, unsubscribe, call, loseConnection, heal } = await start();
      let others = 0;
      connection.whenChanged(() => {
        others += 1;
      });
      loseConnection();
      await call();
      unsubscribe();
      heal();
      await call();
      expect([seen, others]).toEqual([[false], 2]);
    });
  });
}
