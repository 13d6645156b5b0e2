import type { Actor } from '../../domain/staff/Actor.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import { audited } from './audited.ts';
import { makeChangeStaff } from './ChangeStaff.ts';

/** Whether there was a sample shopper, and a sample owner who could sign in. */
export type RemovedSamples = { readonly shopper: boolean; readonly owner: boolean };

/** Deletes the sample shopper with everything she has, her orders too, and disables the sample owner. */
export type RemoveSamples = (actor: Actor) => Promise<RemovedSamples>;

export function makeRemoveSamples(
  ports: Pick<BackEndPorts, 'transactions' | 'staff' | 'setup' | 'clock' | 'ids'>,
): RemoveSamples {
  const { shopper: email, owner } = ports.setup.samples;
  const changeStaff = makeChangeStaff(ports);
  return async (actor) => {
    const { transactions } = audited(ports, {
      ...{ actor, action: 'samples.remove', subject: { kind: 'samples', id: 'shopper' } },
      read: async ({ shoppers }) => ((await shoppers.withEmail(email)) === undefined ? undefined : { isThere: true }),
    });
    const shopper = await transactions.within(({ shoppers }) => shoppers.removeWithOrders(email));
    const member = await ports.staff.withEmail(owner);
    if (member === undefined || member.disabledAt !== undefined) return { shopper, owner: false };
    await changeStaff(actor, member.id, { isDisabled: true });
    return { shopper, owner: true };
  };
}
