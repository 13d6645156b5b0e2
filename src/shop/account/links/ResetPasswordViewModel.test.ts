import { expect, it } from 'vitest';
import { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import { MemoryNavigation } from '../../../../adapters/memory/MemoryNavigation.ts';
import type { ResetPassword } from '../../../../core/storefront/account/ResetPassword.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { ResetPasswordViewModel } from './ResetPasswordViewModel.ts';

const open = (path: string, resetPassword: ResetPassword) =>
  new ResetPasswordViewModel({
    ...{ clock: new MemoryClock(), pendingWork: new PendingWork(), resetPassword },
    navigation: new MemoryNavigation(path),
  });

it('A new password is sent with the token of the link, and an error keeps what was typed', async () => {
  const sent: unknown[] = [];
  const errors = { password: 'Too short' };
  const page = open('/reset-password?token=t', async (...given) => {
    sent.push(...given);
    return { outcome: 'invalid', errors };
  });
  page.form.change('password', 'short');
  await page.form.submit();
  expect(sent).toEqual([{ password: 'short' }, 't']);
  expect([page.form.errors, page.form.fields, page.isLinkInvalid]).toEqual([errors, { password: 'short' }, false]);
});

it('A link that no longer works is said, and so is one without a token', async () => {
  const page = open('/reset-password?token=t', async () => ({ outcome: 'link-invalid' }));
  expect(page.isLinkInvalid).toBe(false);
  await page.form.submit();
  expect(page.isLinkInvalid).toBe(true);
  expect(open('/reset-password', () => expect.unreachable()).isLinkInvalid).toBe(true);
});

it('A password that is set leaves no complaint', async () => {
  const page = open('/reset-password?token=t', async () => ({ outcome: 'changed' }));
  await page.form.submit();
  expect([page.isLinkInvalid, page.form.refusal]).toEqual([false, '']);
});
