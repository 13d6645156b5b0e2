import { ADDRESS_FORM } from '../../../src/addresses/tokens.ts';
import { LOGIN_FORM, SIGNUP_FORM } from '../../../src/session/tokens.ts';
import type { Tab } from './Tab.ts';

/** One form of the present page, its fields by their labels. */
export type Form = {
  fill(field: string, value: string): void;
  value(field: string): string;
  error(field: string): string | undefined;
  readonly refusal: string;
};

const login = { 'E-mail': 'email', Password: 'password' } as const;
const signup = {
  ...login,
  'Confirm password': 'confirmPassword',
  'First name': 'firstName',
  'Last name': 'lastName',
} as const;
const address = {
  Name: 'name',
  Street: 'street',
  City: 'city',
  State: 'state',
  Country: 'country',
  Pincode: 'pincode',
  Phone: 'phone',
} as const;

export function formOn(tab: Tab): Form {
  switch (tab.page) {
    case 'login':
      return loginForm(tab);
    case 'signup':
      return signupForm(tab);
    default:
      return addressForm(tab);
  }
}

/** What the form on the page says by itself: what is wrong, and why the shop said no. */
export function formTexts(tab: Tab): readonly string[] {
  if (tab.page !== 'login' && tab.page !== 'signup') return [];
  const page = tab.page === 'login' ? tab.pageViewModel(LOGIN_FORM) : tab.pageViewModel(SIGNUP_FORM);
  const { errors, refusal } = page.form;
  return [refusal, ...Object.values(errors).filter((error) => typeof error === 'string')];
}

function loginForm(tab: Tab): Form {
  const { form } = tab.pageViewModel(LOGIN_FORM);
  return {
    fill: (field, value) => form.change(named(login, field), value),
    value: (field) => form.fields[named(login, field)],
    error: (field) => form.errors[named(login, field)],
    refusal: form.refusal,
  };
}

function signupForm(tab: Tab): Form {
  const { form } = tab.pageViewModel(SIGNUP_FORM);
  return {
    fill: (field, value) => form.change(named(signup, field), value),
    value: (field) => form.fields[named(signup, field)],
    error: (field) => (field === 'Terms' ? form.errors.acceptsTerms : form.errors[named(signup, field)]),
    refusal: form.refusal,
  };
}

function addressForm(tab: Tab): Form {
  const form = tab.pageViewModel(ADDRESS_FORM);
  if (form.mode === 'closed') throw new Error(`There is no form at ${tab.navigation.here()}`);
  return {
    fill: (field, value) => form.change(named(address, field), value),
    value: (field) => form.fields[named(address, field)],
    error: (field) => form.errors[named(address, field)],
    refusal: '',
  };
}

function named<Fields extends Readonly<Record<string, string>>>(fields: Fields, label: string): Fields[keyof Fields] {
  const field = fields[label];
  if (field === undefined) throw new Error(`The form has no field ${label}`);
  return field as Fields[keyof Fields];
}
