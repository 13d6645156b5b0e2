import { describe, expect, it } from 'vitest';
import { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { MemoryTokens } from '../../../adapters/memory/backEnd/MemoryTokens.ts';
import { aShopper } from '../testing/samples.ts';
import { makeAuthenticate } from './Authenticate.ts';

/** Asha is registered, and has a token. */
async function registered() {
  const ports = new MemoryBackEndPorts();
  await ports.shoppers.add(aShopper({ tokenVersion: 2 }));
  const tokenOf = (shopperId: string, version: number) => ports.tokens.sign({ shopperId, version }, ports.clock.now());
  return { ports, tokenOf, ...makeAuthenticate(ports) };
}

describe.each(['authenticate', 'readAsShopper'] as const)('Authenticating a call with %s', (way) => {
  async function shop() {
    const { authenticate, readAsShopper, ...rest } = await registered();
    const read = (token: string | undefined) => readAsShopper(token, async (shopperId) => ({ shopperId }));
    return { ...rest, call: way === 'authenticate' ? authenticate : read };
  }

  it('resolves with the shopper of its token', async () => {
    const { tokenOf, call } = await shop();
    expect(await call(tokenOf('asha', 2))).toEqual({ shopperId: 'asha' });
  });

  it.each([1, 3])('refuses a token of version %j, which is not that of the shopper', async (version) => {
    const { tokenOf, call } = await shop();
    expect(await call(tokenOf('asha', version))).toBe('token-invalid');
  });

  it('refuses a token of a shopper who is not registered', async () => {
    const { tokenOf, call } = await shop();
    expect(await call(tokenOf('nobody', 0))).toBe('not-registered');
  });

  it('refuses a token that has expired', async () => {
    const { ports, tokenOf, call } = await shop();
    const token = tokenOf('asha', 2);
    ports.clock.advance(MemoryTokens.LIFETIME_MS);
    expect(await call(token)).toBe('token-invalid');
  });

  it.each([undefined, '', 'forged'])('refuses a call with the token %j', async (token) => {
    const { call } = await shop();
    expect(await call(token)).toBe('token-invalid');
  });
});

describe('Reading as the shopper of a token', () => {
  it('reads nothing for a forged token', async () => {
    const { readAsShopper } = await registered();
    const read: string[] = [];
    await readAsShopper('forged', async (shopperId) => read.push(shopperId));
    expect(read).toEqual([]);
  });
});
