import { passwordError } from '../../domain/accounts/validateSignup.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';
import { auditedStaff } from './auditedStaff.ts';
import { type SignedIn, startSession } from './SignIn.ts';

/** Accepts an invitation with a password of one's own, once, and signs in. */
export type AcceptInvitation = (request: {
  readonly token: string;
  readonly password: string;
  readonly device?: string | undefined;
}) => Promise<SignedIn | 'link-invalid' | Invalid>;

export function makeAcceptInvitation(
  ports: Pick<BackEndPorts, 'transactions' | 'staffTokens' | 'passwords' | 'clock' | 'ids'>,
): AcceptInvitation {
  const { staffTokens, passwords, clock, ids } = ports;
  return async ({ token, password, device }) => {
    const error = passwordError('Password', password);
    if (error !== undefined) return { invalid: [error] };
    const now = clock.now();
    const member = await staffTokens.owner(token, 'invitation', { at: timestamp(now) });
    if (member === undefined) return 'link-invalid';
    const { id, name } = member;
    const session = { staffId: id, token: ids.generate(), now, device };
    const passwordHash = await passwords.hash(password);
    return auditedStaff(ports, { kind: 'staff', id, name }, id).within(async (stores) => {
      if (!(await stores.staffTokens.end(token))) return 'link-invalid';
      await stores.staff.change(id, { passwordHash });
      return { member, token: await startSession(stores.staffTokens, session) };
    });
  };
}
