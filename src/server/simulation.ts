import { ownerSeed } from '../../adapters/seeds/owner.ts';
import { addressSeed, userSeed } from '../../adapters/seeds/user.ts';
import type { BackEnd } from '../../core/backend/BackEnd.ts';
import { StandInPayments } from './StandInPayments.ts';

/** The sample shopper's login, which everybody knows; the mock back-end has the same. */
export const SAMPLE_LOGIN = { email: userSeed.email, password: userSeed.password };

const NAMES = { firstName: 'Priya', lastName: 'Sharma' };

/** What only a shop with simulated payments has. The server that takes payments is built without it. */
export const simulation = {
  startPayments: StandInPayments.start,
  registerSampleShopper,
  registerSampleOwner,
  greeting: [
    `Log in as ${SAMPLE_LOGIN.email}, password ${SAMPLE_LOGIN.password}`,
    `Work at /admin as ${ownerSeed.email}, password ${ownerSeed.password}`,
    'Payments are simulated: no money moves',
  ],
};

export type Simulation = typeof simulation;

/** An earlier start that was interrupted may have registered the shopper. */
async function registerSampleShopper(backEnd: BackEnd): Promise<void> {
  const registered = await backEnd.register({ ...SAMPLE_LOGIN, ...NAMES });
  if (typeof registered === 'string' || 'invalid' in registered) return;
  await backEnd.changeAddresses(registered.shopper.id, { type: 'add', details: addressSeed });
}

/** A start that was interrupted may have invited the owner. */
async function registerSampleOwner({ admin }: BackEnd): Promise<void> {
  const { password, ...person } = ownerSeed;
  const actor = { kind: 'command', id: 'start', name: 'start of the shop' } as const;
  const invited = await admin.inviteStaff(actor, { ...person, role: 'owner' });
  if (typeof invited === 'string' || 'invalid' in invited) return;
  await admin.acceptInvitation({ token: invited.token, password });
}
