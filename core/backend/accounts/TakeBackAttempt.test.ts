import { expect, it } from 'vitest';
import { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { makeCountAttempt } from './CountAttempt.ts';
import { makeTakeBackAttempt } from './TakeBackAttempt.ts';

it('Taking back an attempt lowers the count of its address and e-mail', async () => {
  const ports = new MemoryBackEndPorts();
  const count = makeCountAttempt(ports);
  const ofAddress = { address: '10.0.0.1' };
  const withEmail = { ...ofAddress, email: 'asha@example.com' };
  for (const attempt of [ofAddress, ofAddress, withEmail, withEmail]) await count(attempt);
  await makeTakeBackAttempt(ports)(ofAddress);
  expect(await count(ofAddress)).toMatchObject({ attempts: 2 });
  expect(await count(withEmail)).toMatchObject({ attempts: 3 });
});
