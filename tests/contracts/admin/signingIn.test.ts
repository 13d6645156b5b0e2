import { MemorySigningIn } from '../../../adapters/memory/admin/MemorySigningIn.ts';
import { httpSigningInSubject } from './httpSigningInSubject.ts';
import { describeSigningInContract } from './signingInContract.ts';

describeSigningInContract('MemorySigningIn', () => {
  const session = new MemorySigningIn();
  return {
    session,
    hire: (staff) => void session.staff.set(staff.email, staff),
    invite: (staff) => {
      session.invited.set('token-1', staff);
      return 'token-1';
    },
    closeDoor: () => {
      session.wait = 900_000;
    },
    loseConnection: () => session.loseConnection(),
    breakDown: () => {
      session.failure = new Error('Request failed with status code 500');
    },
  };
});

describeSigningInContract('HttpSigningIn on the server', httpSigningInSubject);
