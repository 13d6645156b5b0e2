import { expect, it } from 'vitest';
import { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import type { DeleteAccount } from '../../../../core/storefront/account/DeleteAccount.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { DeletionViewModel } from './DeletionViewModel.ts';

type Outcome = Awaited<ReturnType<DeleteAccount>>;

function open() {
  const answers: ((outcome: Outcome) => void)[] = [];
  const deletion = new DeletionViewModel({
    ...{ clock: new MemoryClock(), pendingWork: new PendingWork() },
    deleteAccount: () => new Promise((answer) => answers.push(answer)),
  });
  deletion.ask();
  deletion.form.change('password', 'secret-8');
  return { deletion, answers };
}

it('A refused deletion keeps the dialog open with the reason and the password', async () => {
  const { deletion, answers } = open();
  const submit = deletion.form.submit();
  answers[0]?.({ outcome: 'refused', text: 'An order is not shipped yet.' });
  await submit;
  const { form, isAsked } = deletion;
  expect([isAsked, form.refusal, form.fields]).toEqual([
    true,
    'An order is not shipped yet.',
    { password: 'secret-8' },
  ]);
});

it('A deletion closes the dialog and forgets the password', async () => {
  const { deletion, answers } = open();
  const submit = deletion.form.submit();
  answers[0]?.({ outcome: 'deleted' });
  await submit;
  expect([deletion.isAsked, deletion.form.fields]).toEqual([false, { password: '' }]);
});

it('A dialog that is opened again shows nothing of the attempt before', async () => {
  const { deletion, answers } = open();
  const submit = deletion.form.submit();
  deletion.keep();
  expect([deletion.isAsked, deletion.form.fields, deletion.form.isBusy]).toEqual([false, { password: '' }, false]);
  deletion.ask();
  answers[0]?.({ outcome: 'refused', text: 'An order is not shipped yet.' });
  await submit;
  expect([deletion.isAsked, deletion.form.refusal]).toEqual([true, '']);
});
