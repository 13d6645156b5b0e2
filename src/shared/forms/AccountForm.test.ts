import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import type { PendingAction } from '../../../core/storefront/ports/device/PendingAction.ts';
import type { SessionOutcome, SessionStarted } from '../../../core/storefront/session/startSession.ts';
import { ANSWER_LIMIT_MS } from '../connection/answerLimit.ts';
import { PendingWork } from '../connection/PendingWork.ts';
import { AccountForm } from './AccountForm.ts';

type Fields = { readonly email: string; readonly name?: string };
type Outcome = SessionOutcome<{ readonly email?: string; readonly name?: string }>;

function openForm() {
  const clock = new MemoryClock();
  const completed: (PendingAction | undefined)[] = [];
  const attempts: {
    readonly fields: Fields;
    readonly from: string | null;
    readonly answer: (outcome: Outcome) => void;
  }[] = [];
  const form = new AccountForm<Fields, SessionStarted, [string | null]>({
    ...{ clock, pendingWork: new PendingWork(), blank: { email: '' } },
    whenDone: ({ pendingAction }) => void completed.push(pendingAction),
    attempt: (fields, from) => new Promise((answer) => attempts.push({ fields, from, answer })),
  });
  return { form, clock, completed, attempts };
}

describe('A form of an account', () => {
  it('keeps the errors of the fields that were not changed, also when the change is handed on as a callback', async () => {
    const { form, attempts } = openForm();
    const { change } = form;
    expect(form.refusal).toBe('');
    const submit = form.submit(null);
    attempts[0]?.answer({ outcome: 'invalid', errors: { email: 'Required', name: 'Required' } });
    await submit;
    change('email', 'a@b.c');
    expect(form.errors).toEqual({ email: undefined, name: 'Required' });
  });

  it('sends what was typed, and the page to return to, once at a time', async () => {
    const { form, attempts } = openForm();
    form.change('email', 'asha@example.com');
    const submit = form.submit('/cart');
    await form.submit('/cart');
    expect(form.isBusy).toBe(true);
    expect(attempts).toMatchObject([{ fields: { email: 'asha@example.com' }, from: '/cart' }]);
    attempts[0]?.answer({ outcome: 'started', pendingAction: undefined });
    await submit;
    expect(form.isBusy).toBe(false);
  });

  it('says why an attempt was refused until the next one, and what is wrong with a field until it is changed', async () => {
    const { form, attempts } = openForm();
    const first = form.submit(null);
    attempts[0]?.answer({ outcome: 'invalid', errors: { email: 'Required' } });
    await first;
    expect([form.errors, form.refusal, form.isBusy]).toEqual([{ email: 'Required' }, '', false]);
    form.change('email', 'a@b.c');
    expect([form.errors.email, form.fields]).toEqual([undefined, { email: 'a@b.c' }]);
    const second = form.submit(null);
    attempts[1]?.answer({ outcome: 'refused', text: 'No such shopper' });
    await second;
    expect([form.errors, form.refusal]).toEqual([{}, 'No such shopper']);
    void form.submit(null);
    expect(form.refusal).toBe('');
  });

  it('can be sent again when no answer comes in time, and then still takes the late one', async () => {
    const { form, clock, completed, attempts } = openForm();
    const action: PendingAction = { path: '/', productKey: '1', list: 'cart', requestedAt: 0 };
    const first = form.submit(null);
    clock.advance(ANSWER_LIMIT_MS - 1);
    expect([form.isBusy, form.refusal]).toEqual([true, '']);
    clock.advance(1);
    expect([form.isBusy, form.refusal]).toEqual([false, 'The shop is slow to answer. Please try again.']);
    void form.submit(null);
    attempts[0]?.answer({ outcome: 'refused', text: 'late' });
    await first;
    expect([attempts.length, form.isBusy, form.refusal, completed]).toEqual([2, true, '', []]);
    attempts[1]?.answer({ outcome: 'started', pendingAction: action });
    await Promise.resolve();
    await expect.poll(() => completed).toEqual([action]);
  });

  it('does not complain after an answer in time', async () => {
    const { form, clock, attempts } = openForm();
    const submit = form.submit(null);
    attempts[0]?.answer({ outcome: 'started', pendingAction: undefined });
    await submit;
    clock.advance(ANSWER_LIMIT_MS);
    expect(form.refusal).toBe('');
  });

  it('forgets what was typed, and a refusal that is still to come, when it is emptied', async () => {
    const { form, attempts } = openForm();
    form.change('email', 'asha@example.com');
    const submit = form.submit(null);
    form.reset();
    expect([form.fields, form.isBusy]).toEqual([{ email: '' }, false]);
    attempts[0]?.answer({ outcome: 'refused', text: 'late' });
    await submit;
    expect(form.refusal).toBe('');
  });
});
