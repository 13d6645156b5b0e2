import { describe, expect, it } from 'vitest';
import type { ForSigningIn } from '../../../core/admin/ports/ForSigningIn.ts';
import type { SignedInStaff } from '../../../core/admin/ports/SignedInStaff.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';

type Person = Omit<SignedInStaff, 'id'>;

/** The port on a back-end, with the test controls that the contract needs. */
export type SigningInSubject = {
  readonly session: ForSigningIn;
  hire(staff: Person & { readonly email: string; readonly password: string }): void | Promise<void>;
  /** Invites a member of staff, and returns the token of the invitation. */
  invite(staff: Person & { readonly email: string }): string | Promise<string>;
  /** Makes the back-end accept no further attempt to sign in with this e-mail. */
  closeDoor(staff: { readonly email: string }): void | Promise<void>;
  loseConnection(): void;
  /** Makes every call fail with status 500. */
  breakDown(): void;
};

const asha = { name: 'Asha Rao', role: 'owner', email: 'asha@shop.example', password: 'correct horse' } as const;
const leela = { name: 'Leela', role: 'packer', email: 'leela@shop.example' } as const;
const refused = { outcome: 'refused', text: expect.stringMatching(/./), wait: 0 };

export function describeSigningInContract(
  name: string,
  makeSubject: () => SigningInSubject | Promise<SigningInSubject>,
) {
  const openShop = async () => {
    const subject = await makeSubject();
    await subject.hire(asha);
    return subject;
  };

  describe(`${name}: the session of a member of staff`, () => {
    it('is none before anybody signs in', async () => {
      expect(await (await openShop()).session.current()).toBeUndefined();
    });

    it('begins with the e-mail and the password, and ends', async () => {
      const { session } = await openShop();
      const staff = { id: expect.stringMatching(/./), name: 'Asha Rao', role: 'owner' };
      expect(await session.signIn(asha)).toEqual({ outcome: 'signed-in', staff });
      expect(await session.current()).toEqual(staff);
      await session.signOut();
      expect(await session.current()).toBeUndefined();
      await session.signOut();
    });

    it('does not begin with another password or e-mail, and the refusals are alike', async () => {
      const { session } = await openShop();
      const wrongPassword = await session.signIn({ ...asha, password: 'Correct horse' });
      expect(wrongPassword).toEqual(refused);
      expect(await session.signIn({ ...asha, email: 'nobody@shop.example' })).toEqual(wrongPassword);
      expect(await session.current()).toBeUndefined();
    });

    it('does not begin after too many attempts until some time has passed', async () => {
      const { session, closeDoor } = await openShop();
      await closeDoor(asha);
      const outcome = await session.signIn(asha);
      expect(outcome).toMatchObject({ outcome: 'refused', wait: expect.any(Number) });
      expect(outcome).not.toMatchObject({ wait: 0 });
    });

    it('begins with an invitation, whose password then counts, once', async () => {
      const { session, invite } = await openShop();
      const token = await invite(leela);
      const staff = { id: expect.stringMatching(/./), name: 'Leela', role: 'packer' };
      expect(await session.acceptInvitation(token, 'battery staple')).toEqual({ outcome: 'signed-in', staff });
      expect(await session.current()).toEqual(staff);
      expect(await session.acceptInvitation(token, 'another one')).toEqual(refused);
      await session.signOut();
      expect(await session.signIn({ ...leela, password: 'battery staple' })).toEqual({ outcome: 'signed-in', staff });
    });

    it('does not begin with an unknown invitation', async () => {
      const { session } = await openShop();
      expect(await session.acceptInvitation('unknown', 'battery staple')).toEqual(refused);
      expect(await session.current()).toBeUndefined();
    });

    it('is not known without a connection, nor when the back-end fails', async () => {
      const subject = await openShop();
      subject.loseConnection();
      const { session } = subject;
      const calls = [() => session.current(), () => session.signIn(asha), () => session.signOut()];
      for (const call of calls) await expect(call()).rejects.toBeInstanceOf(Unreachable);
      subject.breakDown();
      for (const call of calls) await expect(call()).rejects.not.toBeInstanceOf(Unreachable);
    });
  });
}
