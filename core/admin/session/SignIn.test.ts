import { expect, it } from 'vitest';
import { MemorySigningIn } from '../../../adapters/memory/admin/MemorySigningIn.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { makeSignIn } from './SignIn.ts';

const asha = { email: 'asha@shop.example', password: 'secret-8', code: '' };
const row = { name: 'Asha Rao', role: 'owner', email: asha.email, password: asha.password } as const;

function openDoor() {
  const session = new MemorySigningIn();
  session.staff.set(asha.email, row);
  const log = new MemoryLog();
  return { session, log, signIn: makeSignIn({ session, log }) };
}

it('A session begins with the right e-mail and password, also with blanks around the e-mail', async () => {
  const { signIn } = openDoor();
  const staff = { id: asha.email, name: 'Asha Rao', role: 'owner' };
  expect(await signIn(asha)).toEqual({ outcome: 'begun', staff });
  expect(await signIn({ ...asha, email: ` ${asha.email} ` })).toEqual({ outcome: 'begun', staff });
});

it('Nothing is sent without an e-mail of the right shape and a password', async () => {
  const { session, signIn } = openDoor();
  session.failure = new Error('A call');
  expect(await signIn({ email: 'asha', password: '', code: '' })).toEqual({
    outcome: 'invalid',
    errors: { email: 'Please enter a valid e-mail address', password: 'Password is required' },
  });
});

it('The reason of a refusal is that of the back-end', async () => {
  const { signIn } = openDoor();
  const text = 'The e-mail, the password or the code is wrong.';
  expect(await signIn({ ...asha, password: 'Secret-8' })).toEqual({ outcome: 'refused', text });
});

it('After too many attempts the text says how long to wait', async () => {
  const { session, signIn } = openDoor();
  session.wait = 13.2 * 60_000;
  const text = 'Too many attempts. Please wait 14 minutes, then try again.';
  expect(await signIn(asha)).toEqual({ outcome: 'refused', text });
});

it('Without a connection the text says so, and the log has nothing', async () => {
  const { session, log, signIn } = openDoor();
  session.loseConnection();
  const text = 'The shop cannot be reached. Check your connection, then try again.';
  expect(await signIn(asha)).toEqual({ outcome: 'refused', text });
  expect(log.entries).toEqual([]);
});

it('A failure of the back-end is logged', async () => {
  const { session, log, signIn } = openDoor();
  session.failure = new Error('Request failed with status code 500');
  expect(await signIn(asha)).toEqual({
    outcome: 'refused',
    text: 'Something went wrong at the shop. Please try again.',
  });
  expect(log.entries).toEqual([{ text: 'A session could not be begun', cause: session.failure }]);
});

it('Who signs in with codes is asked for one once the password is right, and learns when it is wrong', async () => {
  const { session, signIn } = openDoor();
  session.staff.set(asha.email, { ...row, code: '123456' });
  expect(await signIn(asha)).toEqual({ outcome: 'code-needed' });
  const text = 'The e-mail, the password or the code is wrong.';
  expect(await signIn({ ...asha, code: '000000' })).toEqual({ outcome: 'refused', text });
  expect(await signIn({ ...asha, code: ' 123456 ' })).toMatchObject({ outcome: 'begun' });
});
