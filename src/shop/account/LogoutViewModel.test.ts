import { describe, expect, it } from 'vitest';
import { MemoryChanges } from '../../../adapters/memory/device/MemoryChanges.ts';
import { MemorySession } from '../../../adapters/memory/device/MemorySession.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { LogoutViewModel } from './LogoutViewModel.ts';

/** A shopper with changes that wait in this tab, and as many as are stored, by this tab or others. */
async function logout(waitingChanges: number, stored = waitingChanges) {
  const calls: string[] = [];
  const session = aSession();
  const sessions = new MemorySession();
  sessions.remember(session);
  const changes = new MemoryChanges();
  for (let id = 0; id < stored; id += 1) {
    await changes.remember(session, { id: `${id}`, list: 'wishlist', kind: 'add', product: aProduct() });
  }
  const connection = { waitingChanges, discardWaiting: () => void calls.push('discard') };
  const viewModel = new LogoutViewModel({
    ...{ connection, sessions, changes, pendingWork: new PendingWork() },
    logOut: () => void calls.push('log out'),
  });
  return { connection, sessions, calls, logout: viewModel };
}

describe('Logging out', () => {
  it.each([
    [1, 1, '1 change has not been sent. Log out and lose it?'],
    [2, 2, '2 changes have not been sent. Log out and lose them?'],
    [2, 0, '2 changes have not been sent. Log out and lose them?'],
    [0, 1, '1 change has not been sent. Log out and lose it?'],
    [1, 3, '3 changes have not been sent. Log out and lose them?'],
  ])(
    'asks before %i changes of this tab and %i that are stored are lost, and loses them only then',
    async (...counts) => {
      const [waiting, stored, question] = counts;
      const { logout: viewModel, calls } = await logout(waiting, stored);
      expect(viewModel.question).toBeUndefined();
      await viewModel.logOut();
      expect([viewModel.question, calls]).toEqual([question, []]);
      viewModel.stay();
      expect([viewModel.question, calls]).toEqual([undefined, []]);
      await viewModel.logOut();
      viewModel.confirm();
      expect([viewModel.question, calls]).toEqual([undefined, ['discard', 'log out']]);
    },
  );

  it('asks no longer when the changes were sent meanwhile', async () => {
    const { logout: viewModel, connection } = await logout(1);
    await viewModel.logOut();
    connection.waitingChanges = 0;
    expect(viewModel.question).toBeUndefined();
  });

  it('asks nothing when another tab has logged out', async () => {
    const { logout: viewModel, sessions, calls } = await logout(0);
    sessions.forget(aSession());
    await viewModel.logOut();
    expect([viewModel.question, calls]).toEqual([undefined, ['log out']]);
  });

  it('does not end the session of who has logged in just then', async () => {
    const { logout: viewModel, sessions, calls } = await logout(0);
    const pressed = viewModel.logOut();
    sessions.remember(aSession({ token: 'of-maya' }));
    await pressed;
    expect(calls).toEqual([]);
  });
});
