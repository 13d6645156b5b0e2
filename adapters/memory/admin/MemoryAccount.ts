import type { ForKeepingAccount } from '../../../core/admin/ports/ForKeepingAccount.ts';
import { lastUseOf } from '../../../core/backend/staff/SignIn.ts';
import type { StaffFixture } from '../backEnd/testing/StaffFixture.ts';

const REFUSALS = {
  'unknown-session': 'The session does not exist, or it has ended.',
  'not-confirmed': 'The password or the code is wrong.',
  'codes-on': 'One-time codes are set up already.',
  'too-many-codes': 'Too many attempts for this account. Please wait an hour, then try again.',
  'not-signed-in': 'Please sign in.',
} as const;

/** The account of Ravi in memory, an owner who is signed in: the back-end's use cases on its fakes. */
export class MemoryAccount implements ForKeepingAccount {
  /** Test control: what every call rejects with. */
  failure: Error | undefined;
  readonly #shop: StaffFixture;
  readonly #token: string;

  /** `token` is that of the session. */
  constructor(shop: StaffFixture, token: string) {
    this.#shop = shop;
    this.#token = token;
  }

  async sessions(): ReturnType<ForKeepingAccount['sessions']> {
    const sessions = await this.#account.listSessions(this.#shop.owner, this.#token);
    return sessions.map(({ id, device, startedAt, expiresAt, isCurrent }) => ({
      ...{ id, device, startedAt, usedAt: lastUseOf(expiresAt), current: isCurrent },
    }));
  }

  async endSession(id: string): ReturnType<ForKeepingAccount['endSession']> {
    return endedOr(await this.#account.endSession(this.#shop.owner, id));
  }

  async endOtherSessions(): ReturnType<ForKeepingAccount['endOtherSessions']> {
    return endedOr(await this.#account.endOtherSessions(this.#shop.owner, this.#token));
  }

  async codes(): ReturnType<ForKeepingAccount['codes']> {
    const { isOn: on, recoveryCodes } = await this.#account.showCodes(this.#shop.owner);
    return { on, recoveryCodes };
  }

  async newSecret(): ReturnType<ForKeepingAccount['newSecret']> {
    return this.#account.newSecret(this.#shop.owner);
  }

  async turnOnCodes(
    proof: Parameters<ForKeepingAccount['turnOnCodes']>[0],
  ): ReturnType<ForKeepingAccount['turnOnCodes']> {
    const turnedOn = await this.#account.turnOnCodes(this.#shop.owner, proof);
    if (typeof turnedOn === 'string') return { outcome: 'refused', text: REFUSALS[turnedOn] };
    if ('invalid' in turnedOn) return { outcome: 'refused', text: turnedOn.invalid[0] ?? '' };
    return { outcome: 'turned-on', ...turnedOn };
  }

  async turnOffCodes(password: string): ReturnType<ForKeepingAccount['turnOffCodes']> {
    return endedOr(await this.#account.turnOffCodes(this.#shop.owner, { password }));
  }

  get #account() {
    if (this.failure !== undefined) throw this.failure;
    return this.#shop.admin.account;
  }
}

function endedOr(result: object | keyof typeof REFUSALS) {
  if (typeof result !== 'string') return { outcome: 'ended' } as const;
  return { outcome: 'refused', text: REFUSALS[result] } as const;
}
