import { AdminApi } from '../../../adapters/http/admin/AdminApi.ts';
import { HttpSigningIn } from '../../../adapters/http/admin/HttpSigningIn.ts';
import { MemorySigningIn } from '../../../adapters/memory/admin/MemorySigningIn.ts';
import { ScriptedStaffCalls } from './ScriptedStaffCalls.ts';
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
  const calls = new ScriptedStaffCalls();
  return {
    session: new HttpSigningIn(new AdminApi(calls.fetch)),
    hire: (staff) => calls.hire(staff),
    invite: (staff) => calls.invite(staff),
    closeDoor: () => calls.closeDoor(),
    loseConnection: () => calls.loseConnection(),
    breakDown: () => calls.breakDown(),
  };
});
