import { describe, expect, it } from 'vitest';
import { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { MemoryTokens } from '../../../adapters/memory/backEnd/MemoryTokens.ts';
import { makeAuthenticate } from './Authenticate.ts';

const claims = { shopperId: 'asha', version: 2 };

describe('Authenticating a call', () => {
  it('returns the claims of its token', () => {
    const ports = new MemoryBackEndPorts();
    const token = ports.tokens.sign(claims, ports.clock.now());
    expect(makeAuthenticate(ports)(token)).toEqual(claims);
  });

  it('refuses a call whose token has expired', () => {
    const ports = new MemoryBackEndPorts();
    const token = ports.tokens.sign(claims, ports.clock.now());
    ports.clock.advance(MemoryTokens.LIFETIME_MS);
    expect(makeAuthenticate(ports)(token)).toBe('token-invalid');
  });

  it.each([undefined, '', 'forged'])('refuses a call with the token %j', (token) => {
    expect(makeAuthenticate(new MemoryBackEndPorts())(token)).toBe('token-invalid');
  });
});
