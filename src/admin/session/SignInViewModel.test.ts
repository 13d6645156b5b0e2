import { expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import type { SignedInStaff } from '../../../core/admin/ports/SignedInStaff.ts';
import type { SignIn } from '../../../core/admin/session/SignIn.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { SignInViewModel } from './SignInViewModel.ts';

function openForm(signIn: SignIn) {
  const begun: SignedInStaff[] = [];
  const session = { begin: (staff: SignedInStaff) => void begun.push(staff) };
  const parts = { clock: new MemoryClock(), pendingWork: new PendingWork(), signIn, session };
  const viewModel = new SignInViewModel(parts);
  return { begun, viewModel, form: viewModel.form };
}

it('Signing in sends what was typed, and begins a session', async () => {
  const staff = { id: 'asha', name: 'Asha Rao', role: 'owner' } as const;
  const sent: unknown[] = [];
  const { form, begun } = openForm(async (credentials) => {
    sent.push(credentials);
    return { outcome: 'begun', staff };
  });
  expect(form.fields).toEqual({ email: '', password: '', code: '' });
  form.change('email', 'asha@shop.example');
  form.change('password', 'secret-8');
  await form.submit();
  expect([sent, begun]).toEqual([[{ email: 'asha@shop.example', password: 'secret-8', code: '' }], [staff]]);
});

it('A refusal is said and keeps what was typed', async () => {
  const { form, begun } = openForm(async () => ({ outcome: 'refused', text: 'No.' }));
  form.change('email', 'asha@shop.example');
  form.change('password', 'wrong');
  await form.submit();
  expect([form.refusal, form.fields]).toEqual(['No.', { email: 'asha@shop.example', password: 'wrong', code: '' }]);
  expect(begun).toEqual([]);
});

it('A code is asked for once it is needed, with what was typed kept', async () => {
  const { viewModel, form, begun } = openForm(async () => ({ outcome: 'code-needed' }));
  expect(viewModel.isCodeAsked).toBe(false);
  form.change('password', 'secret-8');
  await form.submit();
  expect([viewModel.isCodeAsked, form.refusal, form.fields.password, form.isBusy]).toEqual([
    true,
    '',
    'secret-8',
    false,
  ]);
  expect(begun).toEqual([]);
});
