import { expect, it } from 'vitest';
import { MemorySigningIn } from '../../../adapters/memory/admin/MemorySigningIn.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { makeAcceptInvitation } from './AcceptInvitation.ts';

function openInvitation() {
  const session = new MemorySigningIn();
  session.invited.set('token-1', { name: 'Ravi', role: 'packer', email: 'ravi@shop.example' });
  return { session, accept: makeAcceptInvitation({ session, log: new MemoryLog() }) };
}

it('With a password of 8 characters the invitation is accepted and a session begins', async () => {
  const { session, accept } = openInvitation();
  const staff = { id: 'ravi@shop.example', name: 'Ravi', role: 'packer' };
  expect(await accept({ password: '12345678' }, 'token-1')).toEqual({ outcome: 'begun', staff });
  expect(await session.current()).toEqual(staff);
});

it.each([
  ['', 'Password is required'],
  ['1234567', 'Password must be at least 8 characters'],
])('The password "%s" is not sent: %s', async (password, error) => {
  const { session, accept } = openInvitation();
  expect(await accept({ password }, 'token-1')).toEqual({ outcome: 'invalid', errors: { password: error } });
  expect(session.invited.has('token-1')).toBe(true);
});

it('The reason why an invitation no longer works is that of the back-end', async () => {
  const { accept } = openInvitation();
  const text = 'This invitation no longer works. Ask for a new one.';
  expect(await accept({ password: '12345678' }, 'token-2')).toEqual({ outcome: 'refused', text });
});
