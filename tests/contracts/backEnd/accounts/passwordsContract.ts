import { describe, expect, it } from 'vitest';
import type { ForHashingPasswords } from '../../../../core/backend/ports/accounts/ForHashingPasswords.ts';

const LONG = 'correct horse battery staple '.repeat(10);

export function describePasswordsContract(name: string, makePasswords: () => ForHashingPasswords): void {
  describe(`${name} hashes passwords`, () => {
    it.each(['correct horse', 'पासवर्ड 👗', ' spaces ', LONG])('matches the password %j only', async (password) => {
      const passwords = makePasswords();
      const hash = await passwords.hash(password);
      expect(await passwords.matches(password, hash)).toBe(true);
      const others = [`${password}x`, `x${password}`, password.slice(0, -1), password.slice(1), password.repeat(2), ''];
      for (const other of [...others, hash]) expect(await passwords.matches(other, hash)).toBe(false);
    });

    it('regards the case of letters and the spaces around a password', async () => {
      const passwords = makePasswords();
      const hash = await passwords.hash('correct horse');
      for (const other of ['Correct horse', 'correct horse ', ' correct horse', 'correcthorse']) {
        expect(await passwords.matches(other, hash)).toBe(false);
      }
    });

    it('hashes one password differently each time, without showing it', async () => {
      const passwords = makePasswords();
      const [one, other] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')];
      expect(one).not.toBe(other);
      expect(one).not.toContain('correct');
      expect(await passwords.matches('correct horse', one)).toBe(true);
      expect(await passwords.matches('correct horse', other)).toBe(true);
    });

    it.each(['', 'correct horse', 'undefined'])('matches no password without a hash (%j)', async (password) => {
      expect(await makePasswords().matches(password, undefined)).toBe(false);
    });
  });
}
