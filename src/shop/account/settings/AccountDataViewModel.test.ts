import { expect, it } from 'vitest';
import { MemorySession } from '../../../../adapters/memory/device/MemorySession.ts';
import { MemoryToasts } from '../../../../adapters/memory/MemoryToasts.ts';
import { noAccount } from '../../../../core/storefront/account/noAccount.ts';
import { Unreachable } from '../../../../core/storefront/ports/failures/Unreachable.ts';
import { aSession } from '../../../../core/storefront/testing/aSession.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { AccountDataViewModel } from './AccountDataViewModel.ts';

function open() {
  const sessions = new MemorySession();
  sessions.remember(aSession());
  const notifications = new MemoryToasts();
  const calls: { readonly resolve: (data: object) => void; readonly reject: (error: unknown) => void }[] = [];
  const failures: unknown[] = [];
  const saved: string[] = [];
  const page = new AccountDataViewModel({
    ...{ sessions, notifications, pendingWork: new PendingWork() },
    account: {
      ...noAccount,
      data: () => new Promise<object>((resolve, reject) => calls.push({ resolve, reject })),
    },
    reportFailure: (error) => {
      failures.push(error);
      return { outcome: 'failed' };
    },
  });
  return {
    page,
    sessions,
    notifications,
    calls,
    failures,
    saved,
    download: () => page.download((text) => saved.push(text)),
  };
}

it('The data are read once at a time, and saved as JSON', async () => {
  const { page, calls, saved, download, notifications } = open();
  const first = download();
  await download();
  expect([calls.length, page.isBusy]).toEqual([1, true]);
  calls[0]?.resolve({ profile: { email: 'asha@example.com' } });
  await first;
  expect(saved.map((text) => JSON.parse(text))).toEqual([{ profile: { email: 'asha@example.com' } }]);
  expect([page.isBusy, notifications.told]).toEqual([
    false,
    [{ kind: 'success', text: 'Your data is saved as a file' }],
  ]);
});

it('The data of a shopper are not saved for who has logged in meanwhile, nor for a visitor', async () => {
  const { calls, saved, download, sessions, notifications } = open();
  const first = download();
  sessions.remember(aSession({ token: 'of-maya' }));
  calls[0]?.resolve({});
  await first;
  sessions.forget(aSession({ token: 'of-maya' }));
  await download();
  expect([calls.length, saved, notifications.told]).toEqual([1, [], []]);
});

it('A failure is told, and the data can be asked for again', async () => {
  const { page, calls, failures, saved, download, notifications } = open();
  const failure = new Unreachable('Network Error');
  const first = download();
  calls[0]?.reject(failure);
  await first;
  expect([failures, saved, page.isBusy]).toEqual([[failure], [], false]);
  expect(notifications.told).toEqual([{ kind: 'error', text: 'Your data could not be downloaded. Please try again.' }]);
  void download();
  expect(calls).toHaveLength(2);
});
