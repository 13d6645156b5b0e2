import { describe, expect, it } from 'vitest';
import { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { aShopper } from '../testing/samples.ts';
import { makeLogIn } from './LogIn.ts';

async function registered() {
  const ports = new MemoryBackEndPorts();
  const shopper = aShopper({ tokenVersion: 4, passwordHash: await ports.passwords.hash('secret-8') });
  await ports.shoppers.add(shopper);
  return { ports, logIn: makeLogIn(ports) };
}

describe('Logging in', () => {
  it('refuses an unknown e-mail after comparing the password, which takes as long as for a known one', async () => {
    const { ports, logIn } = await registered();
    expect(await logIn({ email: 'nobody@example.com', password: 'secret-8' })).toBe('not-registered');
    expect(ports.passwords.compared).toBe(1);
  });
});
