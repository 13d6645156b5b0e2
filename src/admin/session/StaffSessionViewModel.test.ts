import { expect, it } from 'vitest';
import { MemorySigningIn } from '../../../adapters/memory/admin/MemorySigningIn.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import type { SignedInStaff } from '../../../core/admin/ports/SignedInStaff.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { StaffSessionViewModel } from './StaffSessionViewModel.ts';

const asha = { name: 'Asha Rao', role: 'owner', email: 'asha@shop.example', password: 'secret-8' } as const;
const staff: SignedInStaff = { name: 'Asha Rao', role: 'owner' };

async function openSession(isSignedIn: boolean) {
  const session = new MemorySigningIn();
  session.staff.set(asha.email, asha);
  if (isSignedIn) await session.signIn(asha);
  const [pendingWork, log] = [new PendingWork(), new MemoryLog()];
  return { session, pendingWork, log, viewModel: new StaffSessionViewModel({ session, pendingWork, log }) };
}

it('Nothing is known before the back-end has answered, and the question is pending work', async () => {
  const { viewModel, pendingWork } = await openSession(true);
  expect([viewModel.status, viewModel.staff]).toEqual(['opening', undefined]);
  const opened = viewModel.open();
  expect(pendingWork.isIdle).toBe(false);
  await opened;
  expect([viewModel.status, viewModel.staff, pendingWork.isIdle]).toEqual(['signed-in', staff, true]);
});

it('Without a session nobody is signed in', async () => {
  const { viewModel } = await openSession(false);
  await viewModel.open();
  expect([viewModel.status, viewModel.staff]).toEqual(['signed-out', undefined]);
});

it('Without a connection the admin is not opened, and can be opened again', async () => {
  const { viewModel, session, log } = await openSession(true);
  session.loseConnection();
  await viewModel.open();
  expect([viewModel.status, log.entries]).toEqual(['failed', []]);
  session.failure = undefined;
  const again = viewModel.open();
  expect(viewModel.status).toBe('opening');
  await again;
  expect(viewModel.status).toBe('signed-in');
});

it('A failure of the back-end is logged', async () => {
  const { viewModel, session, log } = await openSession(true);
  session.failure = new Error('Request failed with status code 500');
  await viewModel.open();
  expect(viewModel.status).toBe('failed');
  expect(log.entries).toMatchObject([{ cause: session.failure }]);
});

it('A session that begins while the back-end is asked stays, whatever the answer', async () => {
  for (const failure of [undefined, new Error('Request failed with status code 500')]) {
    const { viewModel, session } = await openSession(false);
    session.failure = failure;
    const opened = viewModel.open();
    viewModel.begin(staff);
    await opened;
    expect([viewModel.status, viewModel.staff]).toEqual(['signed-in', staff]);
  }
});

it('Signing out ends the session', async () => {
  const { viewModel, session } = await openSession(true);
  await viewModel.open();
  const { signOut } = viewModel;
  const signedOut = signOut();
  expect(viewModel.isSigningOut).toBe(true);
  await signedOut;
  expect([viewModel.status, viewModel.staff, viewModel.isSigningOut]).toEqual(['signed-out', undefined, false]);
  expect(await session.current()).toBeUndefined();
});

it('Signing out is asked for once at a time', async () => {
  const { viewModel, session } = await openSession(true);
  await viewModel.open();
  let calls = 0;
  session.signOut = async () => {
    calls += 1;
  };
  await Promise.all([viewModel.signOut(), viewModel.signOut()]);
  expect(calls).toBe(1);
});

it('Somebody whose session could not be ended is told, and stays signed in', async () => {
  const { viewModel, session, log } = await openSession(true);
  await viewModel.open();
  session.loseConnection();
  await viewModel.signOut();
  expect(viewModel.refusal).toBe('You are still signed in: the shop did not answer. Please try again.');
  expect([viewModel.status, viewModel.isSigningOut, log.entries]).toEqual(['signed-in', false, []]);
  session.failure = undefined;
  const again = viewModel.signOut();
  expect(viewModel.refusal).toBe('');
  await again;
  expect(viewModel.status).toBe('signed-out');
});

it('Somebody signs in again above the screen, and what has waited for it goes on', async () => {
  const { viewModel } = await openSession(true);
  await viewModel.open();
  const renewed = Promise.all([viewModel.renew(), viewModel.renew()]);
  expect([viewModel.status, viewModel.isRenewing]).toEqual(['signed-in', true]);
  viewModel.begin(staff);
  expect([await renewed, viewModel.isRenewing]).toEqual([[true, true], false]);
});

it('Nothing goes on when nobody signs in again', async () => {
  const { viewModel } = await openSession(true);
  await viewModel.open();
  const left = viewModel.renew();
  viewModel.giveUpRenewing();
  expect([await left, viewModel.isRenewing, viewModel.status]).toEqual([false, false, 'signed-in']);
  const expired = viewModel.renew();
  viewModel.expire();
  expect([await expired, viewModel.isRenewing, viewModel.status]).toEqual([false, false, 'signed-out']);
});

it('A session that the back-end has ended leads to the sign-in form', async () => {
  const { viewModel } = await openSession(true);
  await viewModel.open();
  viewModel.expire();
  expect([viewModel.status, viewModel.staff]).toEqual(['signed-out', undefined]);
});
