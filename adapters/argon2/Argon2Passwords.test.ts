import { describe, expect, it } from 'vitest';
import { Argon2Passwords } from './Argon2Passwords.ts';

const FAST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

describe('Argon2Passwords', () => {
  it('hashes with argon2id, 19 MiB, 2 passes and 1 thread unless told otherwise', async () => {
    const passwords = new Argon2Passwords();
    const hash = await passwords.hash('creatorrow123');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await passwords.matches('creatorrow123', hash)).toBe(true);
  });

  it('takes as long without a hash as with one', async () => {
    const passwords = new Argon2Passwords({ memoryCost: 65_536, timeCost: 4, parallelism: 1 });
    const hash = await passwords.hash('creatorrow123');
    const time = async (stored: string | undefined) => {
      const start = performance.now();
      expect(await passwords.matches('something else', stored)).toBe(false);
      return performance.now() - start;
    };
    const [withHash, without] = [await time(hash), await time(undefined)];
    expect(without).toBeGreaterThan(withHash / 4);
  });

  it('still matches hashes that were made with other parameters', async () => {
    const earlier = await new Argon2Passwords(FAST).hash('creatorrow123');
    const passwords = new Argon2Passwords({ ...FAST, timeCost: 2 });
    expect(await passwords.matches('creatorrow123', earlier)).toBe(true);
    expect(await passwords.matches('creatorrow124', earlier)).toBe(false);
  });
});
