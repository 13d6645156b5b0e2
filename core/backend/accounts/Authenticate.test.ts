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
  return { ports, tokenOf, authenticate: makeAuthenticate(ports) };
}

describe('Authenticating a call', () => {
  it('resolves with the shopper of its token', async () => {
    const { tokenOf, authenticate } = await registered();
    expect(await authenticate(tokenOf('asha', 2))).toEqual({ shopperId: 'asha' });
  });

  it.each([1, 3])('refuses a token of version %j, which is not that of the shopper', async (version) => {
    const { tokenOf, authenticate } = await registered();
    expect(await authenticate(tokenOf('asha', version))).toBe('token-invalid');
  });

  it('refuses a token of a shopper who is not registered', async () => {
    const { tokenOf, authenticate } = await registered();
    expect(await authenticate(tokenOf('nobody', 0))).toBe('not-registered');
  });

  it('refuses a token that has expired', async () => {
    const { ports, tokenOf, authenticate } = await registered();
    const token = tokenOf('asha', 2);
    ports.clock.advance(MemoryTokens.LIFETIME_MS);
    expect(await authenticate(token)).toBe('token-invalid');
  });

  it.each([undefined, '', 'forged'])('refuses a call with the token %j', async (token) => {
    const { authenticate } = await registered();
    expect(await authenticate(token)).toBe('token-invalid');
  });
});
