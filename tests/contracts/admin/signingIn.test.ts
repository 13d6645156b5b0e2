import { AdminApi } from '../../../adapters/http/admin/AdminApi.ts';
import { HttpSigningIn } from '../../../adapters/http/admin/HttpSigningIn.ts';
import { MemorySigningIn } from '../../../adapters/memory/admin/MemorySigningIn.ts';
import { scriptedStaffCalls } from './scriptedStaffCalls.ts';
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

describeSigningInContract('HttpSigningIn on the specified calls', () => {
  const { fetch, ...controls } = scriptedStaffCalls();
  return { session: new HttpSigningIn(new AdminApi(fetch)), ...controls };
});
