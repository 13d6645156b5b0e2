import { expect, it } from 'vitest';
import { MemorySigningIn } from '../../../adapters/memory/admin/MemorySigningIn.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import type { SignedInStaff } from '../../../core/admin/ports/SignedInStaff.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { StaffSessionViewModel } from './StaffSessionViewModel.ts';

const asha = { name: 'Asha Rao', role: 'owner', email: 'asha@shop.example', password: 'secret-8' } as const;
const staff: SignedInStaff = { id: asha.email, name: 'Asha Rao', role: 'owner' };

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

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

it('A session that the back-end has ended leaves the screen, and asks to sign in again once', async () => {
  const { viewModel, session } = await openSession(true);
  await viewModel.open();
  void session.endSession();
  await settled();
  expect([viewModel.status, viewModel.staff, viewModel.hasEnded]).toEqual(['signed-in', staff, true]);
  expect(viewModel.isFormOpen).toBe(true);
  viewModel.closeForm();
  void session.endSession();
  await settled();
  expect([viewModel.hasEnded, viewModel.isFormOpen]).toEqual([true, false]);
  viewModel.openForm();
  viewModel.begin(staff);
  expect([viewModel.hasEnded, viewModel.isFormOpen, viewModel.news]).toEqual([false, false, '']);
});

it('A call of an earlier session that is refused does not end the present one', async () => {
  const { viewModel, session } = await openSession(true);
  await viewModel.open();
  void session.endSession();
  viewModel.begin(staff);
  await settled();
  expect(viewModel.hasEnded).toBe(false);
});

it('Nothing is asked for a refusal while nobody is signed in, nor learned without a connection', async () => {
  const { viewModel, session, log } = await openSession(false);
  await viewModel.open();
  void session.endSession();
  await settled();
  expect([viewModel.status, viewModel.hasEnded]).toEqual(['signed-out', false]);
  viewModel.begin(staff);
  session.loseConnection();
  void session.endSession();
  await settled();
  expect([viewModel.hasEnded, log.entries]).toEqual([false, []]);
});

it('A role that was changed meanwhile is followed, and told', async () => {
  const { viewModel, session } = await openSession(true);
  await viewModel.open();
  session.changeRole('owner');
  await settled();
  expect(viewModel.news).toBe('');
  session.changeRole('packer');
  await settled();
  expect([viewModel.staff?.role, viewModel.news]).toEqual(['packer', 'Your role has changed: it is packer now.']);
  viewModel.dismissNews();
  expect(viewModel.news).toBe('');
});

it('Somebody else who has signed in meanwhile is told', async () => {
  const { viewModel, session } = await openSession(true);
  await viewModel.open();
  await signInAsNamesake(session);
  session.changeRole('owner');
  await settled();
  expect(viewModel.staff?.id).toBe('asha.rao@shop.example');
  expect(viewModel.news).toContain('You are signed in as');
});

/** Signs somebody else in who is called as Asha is. */
async function signInAsNamesake(session: MemorySigningIn): Promise<SignedInStaff> {
  const email = 'asha.rao@shop.example';
  session.staff.set(email, { ...asha, email });
  await session.signIn({ ...asha, email });
  return { ...staff, id: email };
}

it('Who signs in again over the screen goes on with what was refused', async () => {
  const { viewModel, session } = await openSession(true);
  await viewModel.open();
  const refused = Promise.all([session.endSession(), session.endSession()]);
  await settled();
  expect([viewModel.status, viewModel.hasEnded, viewModel.isFormOpen]).toEqual(['signed-in', true, true]);
  viewModel.begin(staff);
  expect([await refused, viewModel.isFormOpen]).toEqual([[true, true], false]);
});

it('Whoever else signs in, also of the same name, goes on with nothing of it', async () => {
  const { viewModel, session } = await openSession(true);
  await viewModel.open();
  const refused = session.endSession();
  await settled();
  viewModel.begin(await signInAsNamesake(session));
  expect([await refused, viewModel.isFormOpen]).toEqual([false, false]);
});

it('Who has signed in again elsewhere goes on without the form', async () => {
  const { viewModel, session } = await openSession(true);
  await viewModel.open();
  const refused = session.endSession();
  await settled();
  await session.signIn(asha);
  session.changeRole('owner');
  expect([await refused, viewModel.hasEnded, viewModel.isFormOpen]).toEqual([true, false, false]);
});

it('Nothing goes on when the form is closed, nor while it stays closed, nor without a connection', async () => {
  const { viewModel, session } = await openSession(true);
  await viewModel.open();
  const left = session.endSession();
  await settled();
  viewModel.closeForm();
  expect([await left, viewModel.isFormOpen, viewModel.hasEnded]).toEqual([false, false, true]);
  expect([await session.endSession(), viewModel.isFormOpen]).toEqual([false, false]);
  session.loseConnection();
  expect(await session.endSession()).toBe(false);
});

it('Work that waits for somebody to sign in again is none that is pending, until it goes on', async () => {
  const { viewModel, session, pendingWork } = await openSession(true);
  await viewModel.open();
  let finish = () => {};
  const call = session.endSession().then(() => new Promise<void>((resolve) => (finish = resolve)));
  const saved = pendingWork.track(call);
  expect(viewModel.isIdle).toBe(false);
  await settled();
  expect([viewModel.isIdle, pendingWork.isIdle]).toEqual([true, false]);
  const other = pendingWork.track(settled());
  expect(viewModel.isIdle).toBe(false);
  await other;
  expect(viewModel.isIdle).toBe(true);
  viewModel.begin(staff);
  expect(viewModel.isIdle).toBe(false);
  await settled();
  finish();
  await saved;
  expect(viewModel.isIdle).toBe(true);
});
