import type { Account } from './drivers/setups.ts';

/** The people of the scenarios, by their first names. */
export const people: Readonly<Record<string, Account>> = {
  Priya: { email: 'priya@example.com', password: 'monsoon-2024', firstName: 'Priya', lastName: 'Sharma' },
  Asha: { email: 'asha@example.com', password: 'backwater-77', firstName: 'Asha', lastName: 'Nair' },
  Arjun: { email: 'arjun@example.com', password: 'himalaya-88', firstName: 'Arjun', lastName: 'Rao' },
};

/** Who logs in with the shop's usual range; named in the README. */
export const sampleShopper = { email: 'priya.sharma@example.com', password: 'creatorrow123' };

export function person(name: string): Account {
  const account = people[name];
  if (account === undefined) throw new Error(`Nobody here is called ${name}`);
  return account;
}

/** What a device remembers of somebody besides the token. */
export function rememberedOf(name: string) {
  const { firstName, lastName, email } = person(name);
  return { isAuth: 'true', firstName, lastName, email };
}
