import { JwtTokens } from '../../../../adapters/jwt/JwtTokens.ts';
import { MemoryTokens } from '../../../../adapters/memory/backEnd/MemoryTokens.ts';
import { describeTokensContract } from './tokensContract.ts';

describeTokensContract('MemoryTokens', () => ({
  tokens: new MemoryTokens(),
  stranger: new MemoryTokens('strange'),
  lifetimeMs: MemoryTokens.LIFETIME_MS,
}));

describeTokensContract('JwtTokens', () => ({
  tokens: new JwtTokens('a secret of the tests with 32 bytes'),
  stranger: new JwtTokens('another secret of the tests, longer'),
  lifetimeMs: 30 * 24 * 60 * 60 * 1000,
}));
