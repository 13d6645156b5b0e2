import { describe, expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import type { ForMailingLinks } from '../ports/account/ForMailingLinks.ts';
import { Unreachable } from '../ports/failures/Unreachable.ts';
import { noMailedLinks } from './noMailedLinks.ts';
import { makeResetPassword } from './ResetPassword.ts';

const NEW = { password: 'long enough' };
const LED_TO_LOGIN = ['toast.success(Your password is changed. Please log in.)', 'navigation.replaceWith(/login)'];

function resetting(resetPassword: ForMailingLinks['resetPassword']) {
  const shop = new MemoryShop('/reset-password?token=t');
  return { shop, reset: makeResetPassword({ ...shop.ports, links: { ...noMailedLinks, resetPassword } }) };
}

describe('A new password', () => {
  it('is set with the token of the link, and leads to the login', async () => {
    const sent: string[] = [];
    const { shop, reset } = resetting(async (...given) => {
      sent.push(...given);
      return 'done';
    });
    expect(await reset(NEW, 't')).toEqual({ outcome: 'changed' });
    expect(sent).toEqual(['t', 'long enough']);
    expect(shop.calls).toEqual(LED_TO_LOGIN);
  });

  it('ends the session on this device, whoever has it', async () => {
    const { shop, reset } = resetting(async () => 'done');
    shop.logIn();
    await reset(NEW, 't');
    expect(shop.sessions.current()).toBeUndefined();
    expect(shop.calls).toEqual(['sessions.forget(token-1)', 'tokens.end(token-1)', ...LED_TO_LOGIN]);
  });

  it.each([
    ['', 'New password is required'],
    ['seven77', 'New password must be at least 8 characters'],
  ])('is not %j', async (password, error) => {
    const { reset } = resetting(() => expect.unreachable());
    expect(await reset({ password }, 't')).toEqual({ outcome: 'invalid', errors: { password: error } });
  });

  it('is not set with a link that no longer works, nor when the back-end refuses or fails', async () => {
    const answers: readonly [ForMailingLinks['resetPassword'], object][] = [
      [async () => 'link-invalid', { outcome: 'link-invalid' }],
      [async () => ({ refusal: 'Too many' }), { outcome: 'refused', text: 'Too many' }],
      [
        () => Promise.reject(new Unreachable('Network Error')),
        { outcome: 'refused', text: 'Your password could not be changed. Please try again.' },
      ],
    ];
    for (const [answer, outcome] of answers) {
      const { shop, reset } = resetting(answer);
      shop.logIn();
      expect(await reset(NEW, 't')).toEqual(outcome);
      expect(shop.sessions.current()).toBeDefined();
      expect(shop.navigation.here()).toBe('/reset-password?token=t');
    }
  });
});
