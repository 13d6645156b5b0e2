import { observable, runInAction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../../../core/domain/accounts/Session.ts';
import { BackEndFailure } from '../../../../core/storefront/ports/failures/BackEndFailure.ts';
import { RefusedCall } from '../../../../core/storefront/ports/failures/RefusedCall.ts';
import { aSession } from '../../../../core/storefront/testing/aSession.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { StockAlertViewModel } from './StockAlertViewModel.ts';

const asha = aSession({ token: 'asha' });
let session: { session: Session | undefined };
let stored: readonly string[];
let calls: string[];
let news: string[];
let failure: Error | undefined;
let renewed: number;
let returnedTo: string | undefined;
let held: Promise<void> | undefined;
let visible: () => void;

beforeEach(() => {
  session = observable({ session: asha as Session | undefined }, {}, { deep: false });
  [stored, calls, news, renewed] = [[], [], [], 0];
  [failure, returnedTo, held] = [undefined, undefined, undefined];
});

/** The shop answers with what it had when it was asked. */
async function answer(name: string, next: readonly string[]): Promise<readonly string[]> {
  calls.push(name);
  if (failure !== undefined) throw failure;
  stored = next;
  await held;
  return next;
}

function open(): StockAlertViewModel {
  return new StockAlertViewModel({
    session,
    stockAlerts: {
      awaited: () => answer('awaited', stored),
      await: (_, key) => answer(`await ${key}`, [...stored, key]),
      forget: (_, key) =>
        answer(
          `forget ${key}`,
          stored.filter((other) => other !== key),
        ),
    },
    notifications: { success: (text) => news.push(text), error: (text) => news.push(text) },
    visibility: {
      whenVisible: (callback) => {
        visible = callback;
        return () => undefined;
      },
    },
    stock: { renew: () => (renewed += 1) },
    pendingAction: {
      get productReturnedTo() {
        return returnedTo;
      },
      isReturningTo: (key, list) => key === returnedTo && list === 'stock-alert',
    },
    pendingWork: new PendingWork(),
    requireLogin: () => session.session,
    reportFailure: () => ({ outcome: 'failed' }) as never,
  });
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('Who waits for a sold-out product', () => {
  it('sees it at once, and takes it back', async () => {
    const alert = open();
    const pressed = alert.toggle('tee');
    expect(alert.isAwaited('tee')).toBe(true);
    await pressed;
    expect([alert.isAwaited('tee'), alert.isAwaited('cap')]).toEqual([true, false]);
    await alert.toggle('tee');
    expect([alert.isAwaited('tee'), stored]).toEqual([false, []]);
    expect(calls).toEqual(['await tee', 'forget tee']);
  });

  it('presses twice and waits once', async () => {
    const alert = open();
    await Promise.all([alert.toggle('tee'), alert.toggle('tee')]);
    expect([alert.isAwaited('tee'), calls]).toEqual([true, ['await tee']]);
  });

  it('reads what the shop knows: at first, with another session, and when the tab is looked at again', async () => {
    stored = ['tee'];
    const alert = open();
    const stop = alert.appear();
    await settle();
    expect(alert.isAwaited('tee')).toBe(true);
    runInAction(() => {
      session.session = undefined;
    });
    expect(alert.isAwaited('tee')).toBe(false);
    runInAction(() => {
      session.session = asha;
    });
    await settle();
    stored = ['cap'];
    visible();
    await settle();
    expect([alert.isAwaited('tee'), alert.isAwaited('cap')]).toEqual([false, true]);
    stop();
  });

  it('sees the press, not what was read before it and comes later', async () => {
    let release = () => undefined as undefined;
    held = new Promise<void>((resolve) => {
      release = () => void resolve() as undefined;
    });
    const alert = open();
    alert.appear();
    held = undefined;
    await alert.toggle('tee');
    release();
    await settle();
    expect(alert.isAwaited('tee')).toBe(true);
  });

  it('hears that it is in stock, and what is left is asked for anew', async () => {
    failure = new RefusedCall('409', ['This product is in stock.']);
    const alert = open();
    await alert.toggle('tee');
    expect([alert.isAwaited('tee'), news, renewed]).toEqual([false, ['This product is in stock.'], 1]);
  });

  it('hears that it could not be saved', async () => {
    failure = new BackEndFailure('500');
    const alert = open();
    await alert.toggle('tee');
    expect([alert.isAwaited('tee'), news, renewed]).toEqual([false, ['This could not be saved. Please try again.'], 0]);
  });

  it('logs in first, and then asks for what she had pressed', async () => {
    session.session = undefined;
    await open().toggle('tee');
    expect(calls).toEqual([]);
    session.session = asha;
    returnedTo = 'tee';
    const alert = open();
    alert.appear();
    await settle();
    expect([alert.isAwaited('tee'), calls.at(-1)]).toEqual([true, 'await tee']);
  });
});
