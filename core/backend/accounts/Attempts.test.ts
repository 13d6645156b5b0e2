import { describe, expect, it } from 'vitest';
import { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { makeAttempts } from './Attempts.ts';

const asha = { address: '10.0.0.1', email: 'asha@example.com' };

describe('Counting attempts', () => {
  it('counts those of one minute together, with the seconds that are left of it', async () => {
    const ports = new MemoryBackEndPorts();
    const { count } = makeAttempts(ports);
    expect(await count(asha)).toEqual({ attempts: 1, secondsLeft: 60 });
    ports.clock.advance(20_500);
    expect(await count(asha)).toEqual({ attempts: 2, secondsLeft: 40 });
    ports.clock.advance(39_499);
    expect(await count(asha)).toEqual({ attempts: 3, secondsLeft: 1 });
    ports.clock.advance(1);
    expect(await count(asha)).toEqual({ attempts: 1, secondsLeft: 60 });
  });

  it('counts each address with each e-mail apart, without regard to the case of the e-mail', async () => {
    const { count } = makeAttempts(new MemoryBackEndPorts());
    await count(asha);
    expect(await count({ ...asha, email: ' ASHA@example.COM' })).toMatchObject({ attempts: 2 });
    expect(await count({ ...asha, email: 'ravi@example.com' })).toMatchObject({ attempts: 1 });
    expect(await count({ ...asha, address: '10.0.0.2' })).toMatchObject({ attempts: 1 });
  });

  it('counts those of an address with any e-mail apart, of ten minutes together', async () => {
    const ports = new MemoryBackEndPorts();
    const { count } = makeAttempts(ports);
    const { address } = asha;
    await count({ address, email: '' });
    expect(await count({ address })).toEqual({ attempts: 1, secondsLeft: 600 });
    ports.clock.advance(599_000);
    expect(await count({ address })).toEqual({ attempts: 2, secondsLeft: 1 });
    expect(await count({ address: '10.0.0.2' })).toMatchObject({ attempts: 1 });
    ports.clock.advance(1000);
    expect(await count({ address })).toMatchObject({ attempts: 1 });
  });

  it('counts the signups of an address apart, of an hour together', async () => {
    const ports = new MemoryBackEndPorts();
    const { count } = makeAttempts(ports);
    const { address } = asha;
    await count({ address });
    await count({ address, email: 'signup' });
    expect(await count({ address, isSignup: true })).toEqual({ attempts: 1, secondsLeft: 3600 });
    ports.clock.advance(3_599_000);
    expect(await count({ address, isSignup: true })).toEqual({ attempts: 2, secondsLeft: 1 });
    expect(await count({ address: '10.0.0.2', isSignup: true })).toMatchObject({ attempts: 1 });
    ports.clock.advance(1000);
    expect(await count({ address, isSignup: true })).toMatchObject({ attempts: 1 });
  });

  it('counts mails to an e-mail from any address, of ten minutes together, apart from logins', async () => {
    const ports = new MemoryBackEndPorts();
    const { count } = makeAttempts(ports);
    await count(asha);
    expect(await count({ mailTo: asha.email })).toEqual({ attempts: 1, secondsLeft: 600 });
    ports.clock.advance(599_000);
    expect(await count({ mailTo: ' ASHA@example.COM' })).toEqual({ attempts: 2, secondsLeft: 1 });
    expect(await count({ mailTo: 'ravi@example.com' })).toMatchObject({ attempts: 1 });
  });

  it('counts those of staff apart, of a quarter of an hour together, until one succeeds', async () => {
    const ports = new MemoryBackEndPorts();
    const { count, forget } = makeAttempts(ports);
    const { address, email: staffEmail } = asha;
    await count(asha);
    expect(await count({ address, staffEmail })).toEqual({ attempts: 1, secondsLeft: 900 });
    ports.clock.advance(899_000);
    expect(await count({ address, staffEmail: ' ASHA@example.COM' })).toEqual({ attempts: 2, secondsLeft: 1 });
    expect(await count({ address: '10.0.0.2', staffEmail })).toMatchObject({ attempts: 1 });
    await forget({ address, staffEmail });
    expect(await count({ address, staffEmail })).toMatchObject({ attempts: 1 });
    expect(await count({ address: '10.0.0.2', staffEmail })).toMatchObject({ attempts: 2 });
  });

  it('counts those of a shopper apart, of a minute together', async () => {
    const { count } = makeAttempts(new MemoryBackEndPorts());
    await count({ address: '10.0.0.1' });
    expect(await count({ shopperId: '10.0.0.1' })).toEqual({ attempts: 1, secondsLeft: 60 });
    expect(await count({ shopperId: '10.0.0.1' })).toMatchObject({ attempts: 2 });
    expect(await count({ shopperId: 'meher' })).toMatchObject({ attempts: 1 });
  });

  it('is undone for an address without an e-mail when it is taken back', async () => {
    const { count, takeBack } = makeAttempts(new MemoryBackEndPorts());
    const ofAddress = { address: '10.0.0.1' };
    for (const attempt of [ofAddress, ofAddress, asha, asha]) await count(attempt);
    await takeBack(ofAddress);
    expect(await count(ofAddress)).toMatchObject({ attempts: 2 });
    expect(await count(asha)).toMatchObject({ attempts: 3 });
  });
});
