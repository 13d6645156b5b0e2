import { describe, expect, it } from 'vitest';
import type { ForAuthenticating } from '../../core/storefront/ports/account/ForAuthenticating.ts';
import type { ForKeepingAccount } from '../../core/storefront/ports/account/ForKeepingAccount.ts';
import type { ForKeepingCart } from '../../core/storefront/ports/account/ForKeepingCart.ts';
import type { ForMailingLinks } from '../../core/storefront/ports/account/ForMailingLinks.ts';
import { SessionRejected } from '../../core/storefront/ports/failures/SessionRejected.ts';
import { priya } from './backEndSamples.ts';

export type AccountSubject = {
  readonly account: ForKeepingAccount;
  readonly links: ForMailingLinks;
  readonly authentication: ForAuthenticating;
  readonly cart: Pick<ForKeepingCart, 'items'>;
  /** Resolves with the tokens of all links of a kind that were mailed, the oldest first. */
  mailedTokens(kind: 'reset-password' | 'verify-email'): Promise<readonly string[]>;
};

const NEW = 'battery staple';

export function describeAccountContract(name: string, makeSubject: () => AccountSubject): void {
  describe(`${name} keep accounts`, () => {
    it('whose forgotten passwords a mailed link replaces, once', async () => {
      const { links, authentication, mailedTokens } = makeSubject();
      await authentication.signUp(priya);
      expect(links.areMailed).toBe(true);
      expect(await links.mailPasswordLink(priya.email)).toBe('asked');
      const [token = ''] = await mailedTokens('reset-password');
      expect(await links.resetPassword(token, NEW)).toBe('done');
      expect(await authentication.logIn({ ...priya, password: NEW })).toMatchObject({ email: priya.email });
      expect(await links.resetPassword(token, NEW)).toBe('link-invalid');
    });

    it('and do not tell whether an e-mail has one', async () => {
      const { links, mailedTokens } = makeSubject();
      expect(await links.mailPasswordLink('nobody@example.com')).toBe('asked');
      expect(await mailedTokens('reset-password')).toEqual([]);
    });

    it('whose e-mails the link of the signup verifies, once', async () => {
      const { links, authentication, mailedTokens } = makeSubject();
      await authentication.signUp(priya);
      const [token = ''] = await mailedTokens('verify-email');
      expect(await links.verifyEmail(token)).toBe('done');
      expect(await links.verifyEmail(token)).toBe('link-invalid');
      expect(await links.verifyEmail('made up')).toBe('link-invalid');
    });

    it('whose passwords change, which ends all sessions but the new one', async () => {
      const { account, authentication, cart } = makeSubject();
      const session = await authentication.signUp(priya);
      expect(account.isKept).toBe(true);
      expect(await account.changePassword(session, { current: 'wrong one', password: NEW })).toBe('wrong-password');
      const changed = await account.changePassword(session, { current: priya.password, password: NEW });
      if (typeof changed === 'string' || 'refusal' in changed) throw new Error('The password was not changed');
      expect(await cart.items({ ...session, ...changed })).toEqual([]);
      await expect(cart.items(session)).rejects.toBeInstanceOf(SessionRejected);
      await expect(account.data(session)).rejects.toBeInstanceOf(SessionRejected);
    });

    it('whose data they tell', async () => {
      const { account, authentication } = makeSubject();
      const session = await authentication.signUp(priya);
      expect(await account.data(session)).toMatchObject({ profile: { email: priya.email }, addresses: [], cart: [] });
    });

    it('which they delete, with the password', async () => {
      const { account, authentication } = makeSubject();
      const session = await authentication.signUp(priya);
      expect(await account.remove(session, 'wrong one')).toBe('wrong-password');
      expect(await account.remove(session, priya.password)).toBe('removed');
      await expect(authentication.logIn(priya)).rejects.toThrow('404');
      await expect(account.remove(session, priya.password)).rejects.toBeInstanceOf(SessionRejected);
    });
  });
}
