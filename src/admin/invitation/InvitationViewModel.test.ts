import { expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import type { SignedInStaff } from '../../../core/admin/ports/SignedInStaff.ts';
import type { AcceptInvitation } from '../../../core/admin/session/AcceptInvitation.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { InvitationViewModel } from './InvitationViewModel.ts';

function openInvitation(acceptInvitation: AcceptInvitation) {
  const begun: SignedInStaff[] = [];
  const session = { begin: (staff: SignedInStaff) => void begun.push(staff) };
  const parts = { clock: new MemoryClock(), pendingWork: new PendingWork(), acceptInvitation, session };
  return { begun, viewModel: new InvitationViewModel(parts) };
}

it('The password is sent with the token of the invitation, and begins a session', async () => {
  const staff = { id: 'ravi', name: 'Ravi', role: 'packer' } as const;
  const sent: unknown[] = [];
  const { viewModel, begun } = openInvitation(async (...given) => {
    sent.push(given);
    return { outcome: 'begun', staff };
  });
  viewModel.form.change('password', 'secret-8');
  expect(viewModel.isAccepted).toBe(false);
  await viewModel.form.submit('token-1');
  expect([sent, begun, viewModel.isAccepted]).toEqual([[[{ password: 'secret-8' }, 'token-1']], [staff], true]);
});

it('A refused invitation is not accepted, and its password stays', async () => {
  const { viewModel, begun } = openInvitation(async () => ({ outcome: 'refused', text: 'Too late.' }));
  viewModel.form.change('password', 'secret-8');
  await viewModel.form.submit('token-1');
  expect([viewModel.form.refusal, viewModel.form.fields]).toEqual(['Too late.', { password: 'secret-8' }]);
  expect([viewModel.isAccepted, begun]).toEqual([false, []]);
});
