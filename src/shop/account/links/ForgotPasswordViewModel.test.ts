import { expect, it } from 'vitest';
import { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import type { MailPasswordLink } from '../../../../core/storefront/account/MailPasswordLink.ts';
import { ANSWER_LIMIT_MS } from '../../../shared/connection/answerLimit.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { ForgotPasswordViewModel } from './ForgotPasswordViewModel.ts';

type Outcome = Awaited<ReturnType<MailPasswordLink>>;

function open() {
  const clock = new MemoryClock();
  const answers: ((outcome: Outcome) => void)[] = [];
  let abandoned = 0;
  const page = new ForgotPasswordViewModel({
    ...{ clock, pendingWork: new PendingWork() },
    mailPasswordLink: () => new Promise((answer) => answers.push(answer)),
    abandonLogin: () => {
      abandoned += 1;
    },
  });
  return { page, clock, answers, abandoned: () => abandoned };
}

it('The page of a forgotten password says what happens next, and offers the form again with what was typed', async () => {
  const { page, answers } = open();
  page.form.change('email', 'asha@example.com ');
  const submit = page.form.submit();
  expect(page.promise).toBeUndefined();
  answers[0]?.({ outcome: 'asked', email: 'asha@example.com' });
  await submit;
  expect(page.promise).toBe(
    'If asha@example.com has an account, a mail is on its way there. Its link works once, for 30 minutes.',
  );
  page.askAgain();
  expect([page.promise, page.form.fields.email]).toEqual([undefined, 'asha@example.com ']);
});

it('A refusal keeps what was typed, and a late success still counts', async () => {
  const { page, clock, answers } = open();
  page.form.change('email', 'asha@example.com');
  const first = page.form.submit();
  clock.advance(ANSWER_LIMIT_MS);
  const second = page.form.submit();
  answers[1]?.({ outcome: 'refused', text: 'Too many' });
  await second;
  expect([page.promise, page.form.refusal, page.form.fields.email]).toEqual([
    undefined,
    'Too many',
    'asha@example.com',
  ]);
  answers[0]?.({ outcome: 'asked', email: 'asha@example.com' });
  await first;
  expect(page.promise).toContain('asha@example.com');
});

it('Leaving the page gives up the login that it belongs to', () => {
  const { page, abandoned } = open();
  const leave = page.appear();
  expect(abandoned()).toBe(0);
  leave();
  expect(abandoned()).toBe(1);
});
