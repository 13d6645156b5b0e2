import { describe, expect, it } from 'vitest';
import type { ForRememberingPin } from '../../../core/storefront/ports/device/ForRememberingPin.ts';
import type { ForRememberingSession } from '../../../core/storefront/ports/device/ForRememberingSession.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';

export type PinsSubject = {
  readonly pins: ForRememberingPin;
  readonly sessions: ForRememberingSession;
  /** Another tab of the same device. */
  anotherTab(): ForRememberingPin;
};

export function describePinsContract(name: string, makeSubject: () => PinsSubject): void {
  describe(`${name} remembers a PIN code`, () => {
    it('which there is none of at first', async () => {
      expect(await makeSubject().pins.recall()).toBeUndefined();
    });

    it('as it was remembered last, in every tab', async () => {
      const { pins, anotherTab } = makeSubject();
      await pins.remember('560001');
      await pins.remember('400050');
      expect([await pins.recall(), await anotherTab().recall()]).toEqual(['400050', '400050']);
    });

    it('until the session ends', async () => {
      const { pins, sessions } = makeSubject();
      await pins.remember('400050');
      const session = aSession();
      sessions.remember(session);
      expect(await pins.recall()).toBe('400050');
      sessions.forget(session);
      expect(await pins.recall()).toBeUndefined();
    });
  });
}
