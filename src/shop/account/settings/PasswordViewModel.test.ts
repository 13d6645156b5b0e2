import { expect, it } from 'vitest';
import { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import type { ChangePassword } from '../../../../core/storefront/account/ChangePassword.ts';
import { ANSWER_LIMIT_MS } from '../../../shared/connection/answerLimit.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { PasswordViewModel } from './PasswordViewModel.ts';

type Outcome = Awaited<ReturnType<ChangePassword>>;

const TYPED = { current: 'secret-8', password: 'battery staple' };

function open() {
  const clock = new MemoryClock();
  const answers: ((outcome: Outcome) => void)[] = [];
  const { form } = new PasswordViewModel({
    ...{ clock, pendingWork: new PendingWork() },
    changePassword: () => new Promise((answer) => answers.push(answer)),
  });
  form.change('current', TYPED.current);
  form.change('password', TYPED.password);
  return { form, clock, answers };
}

it('The form of the password keeps what was typed on an error, and is emptied by a change', async () => {
  const { form, answers } = open();
  const wrong = form.submit();
  answers[0]?.({ outcome: 'invalid', errors: { current: 'Wrong' } });
  await wrong;
  expect([form.fields, form.errors]).toEqual([TYPED, { current: 'Wrong' }]);
  const right = form.submit();
  answers[1]?.({ outcome: 'changed' });
  await right;
  expect(form.fields).toEqual({ current: '', password: '' });
});

it('A change that is confirmed late counts, and what the second attempt is told no longer does', async () => {
  const { form, clock, answers } = open();
  const first = form.submit();
  clock.advance(ANSWER_LIMIT_MS);
  const second = form.submit();
  answers[0]?.({ outcome: 'changed' });
  await first;
  answers[1]?.({ outcome: 'invalid', errors: { current: 'Wrong' } });
  await second;
  expect([form.fields, form.errors, form.isBusy]).toEqual([{ current: '', password: '' }, {}, false]);
});
