import { describe, expect, it } from 'vitest';
import { LogoutViewModel } from './LogoutViewModel.ts';

function logout(waitingChanges: number) {
  const calls: string[] = [];
  const connection = { waitingChanges, discardWaiting: () => void calls.push('discard') };
  return { connection, calls, logout: new LogoutViewModel(connection, () => void calls.push('log out')) };
}

describe('Logging out', () => {
  it('asks nothing when no changes wait, also when it is handed on as a callback', () => {
    const { logout: viewModel, calls } = logout(0);
    const { logOut } = viewModel;
    logOut();
    expect([viewModel.question, calls]).toEqual([undefined, ['log out']]);
  });

  it.each([
    [1, '1 change has not been sent. Log out and lose it?'],
    [2, '2 changes have not been sent. Log out and lose them?'],
  ])('asks before %i changes are lost, and loses them only then', (count, question) => {
    const { logout: viewModel, calls } = logout(count);
    expect(viewModel.question).toBeUndefined();
    viewModel.logOut();
    expect([viewModel.question, calls]).toEqual([question, []]);
    viewModel.stay();
    expect([viewModel.question, calls]).toEqual([undefined, []]);
    viewModel.logOut();
    viewModel.confirm();
    expect([viewModel.question, calls]).toEqual([undefined, ['discard', 'log out']]);
  });
});
