import { describe, expect, it } from 'vitest';
import { type MakeStores, openStores } from '../BackEndStores.ts';
import { minute } from '../storeSamples.ts';

export function describeAttemptsContract(name: string, makeStores: MakeStores): void {
  describe(`${name} counts attempts`, () => {
    const open = openStores(makeStores);

    it('of one key until the end of the period that the first of them started', async () => {
      const { attempts } = open();
      expect(await attempts.count('a', minute(0), minute(2))).toEqual({ attempts: 1, endsAt: minute(2) });
      expect(await attempts.count('a', minute(1), minute(3))).toEqual({ attempts: 2, endsAt: minute(2) });
      expect(await attempts.count('a', minute(2), minute(4))).toEqual({ attempts: 1, endsAt: minute(4) });
      expect(await attempts.count('a', minute(3), minute(5))).toEqual({ attempts: 2, endsAt: minute(4) });
    });

    it('of each key apart', async () => {
      const { attempts } = open();
      for (const key of ['a', 'A', 'a ', '']) {
        expect(await attempts.count(key, minute(0), minute(1))).toEqual({ attempts: 1, endsAt: minute(1) });
      }
    });

    it('less those that are taken back, of which the last stays', async () => {
      const { attempts } = open();
      for (const key of ['a', 'a', 'a', 'b', 'b']) await attempts.count(key, minute(0), minute(2));
      await attempts.takeBack('a');
      expect(await attempts.count('a', minute(1), minute(3))).toEqual({ attempts: 3, endsAt: minute(2) });
      for (let time = 0; time < 5; time += 1) await attempts.takeBack('a');
      expect(await attempts.count('a', minute(1), minute(3))).toEqual({ attempts: 2, endsAt: minute(2) });
      expect(await attempts.count('b', minute(1), minute(3))).toEqual({ attempts: 3, endsAt: minute(2) });
      await attempts.takeBack('unknown');
      expect(await attempts.count('unknown', minute(1), minute(3))).toEqual({ attempts: 1, endsAt: minute(3) });
    });

    it('until those of a key are forgotten', async () => {
      const { attempts } = open();
      for (const key of ['a', 'a', 'b', 'b']) await attempts.count(key, minute(0), minute(2));
      await attempts.forget('a');
      await attempts.forget('unknown');
      expect(await attempts.count('a', minute(1), minute(3))).toEqual({ attempts: 1, endsAt: minute(3) });
      expect(await attempts.count('b', minute(1), minute(3))).toEqual({ attempts: 3, endsAt: minute(2) });
    });

    it('that are made at once, each once', async () => {
      const { attempts } = open();
      const counts = Array.from({ length: 20 }, () => attempts.count('a', minute(0), minute(1)));
      const numbers = (await Promise.all(counts)).map((counted) => counted.attempts);
      expect(numbers.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
    });

    it('of many keys at once while those of earlier periods are forgotten', async () => {
      const { attempts } = open();
      const keys = Array.from({ length: 30 }, (_, index) => `key ${index}`);
      const countAll = (at: number) => Promise.all(keys.map((key) => attempts.count(key, minute(at), minute(at + 1))));
      for (const at of [0, 1, 2]) {
        expect(await countAll(at)).toEqual(keys.map(() => ({ attempts: 1, endsAt: minute(at + 1) })));
      }
    });
  });
}
