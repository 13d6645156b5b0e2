import { Argon2Passwords } from '../../adapters/argon2/Argon2Passwords.ts';
import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { makeLogIn } from '../../core/backend/accounts/LogIn.ts';
import { makeRegister } from '../../core/backend/accounts/Register.ts';

const TRIES = 15;
const PASSWORD = 'ashas secret';

/** Run as a process, whose CPU time is that of the logins alone. Prints the median CPU times of a hash and of two kinds of failed logins, in µs. */
const ports = { ...new MemoryBackEndPorts(), passwords: new Argon2Passwords() };
await makeRegister(ports)({ email: 'asha@example.com', password: PASSWORD, firstName: '', lastName: '' });
const logIn = makeLogIn(ports);

async function failToLogIn(email: string): Promise<void> {
  const outcome = await logIn({ email, password: `${PASSWORD}, but wrong` });
  if (typeof outcome !== 'string') throw new Error('The login did not fail');
}

async function cpuTime(task: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const times: Record<'hash' | 'known' | 'unknown', number[]> = { hash: [], known: [], unknown: [] };
for (let attempt = 0; attempt < TRIES; attempt += 1) {
  times.hash.push(await cpuTime(() => ports.passwords.hash(PASSWORD)));
  times.known.push(await cpuTime(() => failToLogIn('asha@example.com')));
  times.unknown.push(await cpuTime(() => failToLogIn('nobody@example.com')));
}
const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(TRIES / 2)];
console.log(JSON.stringify({ hash: median(times.hash), known: median(times.known), unknown: median(times.unknown) }));
