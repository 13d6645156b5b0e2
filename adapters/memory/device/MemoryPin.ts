import type { ForRememberingPin } from '../../../core/storefront/ports/device/ForRememberingPin.ts';
import type { ForRememberingSession } from '../../../core/storefront/ports/device/ForRememberingSession.ts';

/** The PIN code on a device, which its tabs share. */
export class MemoryPin implements ForRememberingPin {
  #pin: string | undefined;

  /** With a session, what is remembered ends with it. */
  constructor(sessions?: ForRememberingSession) {
    sessions?.whenChanged(() => {
      if (sessions.current() === undefined) this.#pin = undefined;
    });
  }

  async recall(): Promise<string | undefined> {
    return this.#pin;
  }

  async remember(pin: string): Promise<void> {
    this.#pin = pin;
  }
}
