import type { StatementSection } from './Statement.ts';

export const section5: StatementSection = {
  key: '5',
  title: 'Validation rules',
  statements: [
    { id: '5.login-required', text: 'Login requires e-mail and password.' },
    { id: '5.login-email-shape', text: 'Login requires an e-mail in the shape of one.' },
    { id: '5.signup-required', text: 'Signup requires e-mail, password and confirm password.' },
    { id: '5.signup-password-length', text: "Signup's password and confirm password have at least 8 characters each." },
    { id: '5.signup-terms', text: 'Signup requires the terms to be accepted.' },
    { id: '5.signup-names-optional', text: 'Signup does without first and last name.' },
    { id: '5.passwords-match', text: 'Two different passwords give "Passwords do not match" and nothing is sent.' },
    { id: '5.address-required', text: 'Each of the seven fields of an address must be filled in.' },
    { id: '5.address-phone-length', text: "An address's phone has at least 8 characters." },
    { id: '5.search-substring', text: 'Search finds any part of a name, in upper or lower case.' },
    { id: '5.category-any-case', text: 'Categories match in upper or lower case.' },
    { id: '5.price-inclusive', text: 'Price ranges match the discounted price, both ends included.' },
    { id: '5.alternatives', text: 'Values of one filter group are alternatives; the groups narrow together.' },
    {
      id: '5.sort-stable',
      text: "Sorting goes by discounted price and leaves equals in place; without a sort the catalogue's own order holds.",
    },
    { id: '5.mock-signup-known-email', text: 'The mock back-end rejects a signup with an e-mail it knows.' },
    { id: '5.mock-login', text: 'The mock back-end logs in only a registered e-mail with its password.' },
    {
      id: '5.mock-token',
      text: "The mock back-end's protected calls need a signed token in the authorization header that decodes to an existing user's e-mail.",
    },
    { id: '5.mock-no-other-checks', text: 'The mock back-end checks no other format, length or required field.' },
  ],
};
