import type { Account } from '../drive/contracts/setups.ts';

/** The accounts of the scenarios, by their first names. */
export const accounts: Readonly<Record<string, Account>> = {
  Priya: { email: 'priya@example.com', password: 'monsoon-2024', firstName: 'Priya', lastName: 'Sharma' },
  Asha: { email: 'asha@example.com', password: 'backwater-77', firstName: 'Asha', lastName: 'Nair' },
  Arjun: { email: 'arjun@example.com', password: 'himalaya-88', firstName: 'Arjun', lastName: 'Rao' },
};

/** Who logs in with the shop's usual range; named in the README. */
export const sampleShopper = { email: 'priya.sharma@example.com', password: 'creatorrow123' };

export function accountOf(name: string): Account {
  const account = accounts[name];
  if (account === undefined) throw new Error(`There is no account of ${name}`);
  return account;
}

/** What a device stores of a session besides the token. */
export function rememberedOf(name: string) {
  const { firstName, lastName, email } = accountOf(name);
  return { isAuth: 'true', firstName, lastName, email };
}
