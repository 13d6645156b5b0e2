import { expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { LoginViewModel } from './LoginViewModel.ts';
import { SignupViewModel } from './SignupViewModel.ts';

const never = () => new Promise<never>(() => {});

it('Login and signup tell the page that is left whether an attempt is under way', () => {
  const left: boolean[] = [];
  const context = {
    ...{ clock: new MemoryClock(), pendingWork: new PendingWork(), links: { areMailed: false } },
    authPages: { enter: (isBusy: () => boolean) => () => void left.push(isBusy()), complete: () => {} },
  };
  const pages = [new LoginViewModel({ ...context, logIn: never }), new SignupViewModel({ ...context, signUp: never })];
  for (const page of pages) {
    const leave = page.appear();
    leave();
    void page.form.submit(null);
    leave();
  }
  expect(left).toEqual([false, true, false, true]);
});
