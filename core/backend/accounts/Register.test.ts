import { describe, expect, it } from 'vitest';
import { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { makeRegister } from './Register.ts';

const asha = { email: ' Asha@example.com ', password: 'secret-8', firstName: 'Asha', lastName: 'Rao' };

describe('Registering', () => {
  it('stores the shopper with a hash of the password and gives a token', async () => {
    const ports = new MemoryBackEndPorts();
    const now = timestamp(ports.clock.now());
    const names = { email: 'Asha@example.com', firstName: 'Asha', lastName: 'Rao' };
    const shopper = { ...names, id: 'order-1', tokenVersion: 0, createdAt: now, updatedAt: now };
    const stored = { ...shopper, passwordHash: expect.not.stringContaining('secret') };
    expect(await makeRegister(ports)(asha)).toEqual({ shopper: stored, token: 'token-1' });
    const found = await ports.shoppers.withEmail('asha@example.com');
    expect(found).toEqual(stored);
    expect(await ports.passwords.matches('secret-8', found?.passwordHash)).toBe(true);
    expect(ports.tokens.read('token-1', ports.clock.now())).toEqual({ shopperId: 'order-1', version: 0 });
  });
});
