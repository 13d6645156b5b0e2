import type { StatementSection } from './Statement.ts';

export const section5: StatementSection = {
  number: 5,
  title: 'Validation rules',
  statements: [
    { id: '5.01', text: 'Login requires e-mail and password.' },
    { id: '5.02', text: 'Login requires an e-mail in the shape of one.' },
    { id: '5.03', text: 'Signup requires e-mail, password and confirm password.' },
    { id: '5.04', text: "Signup's password and confirm password have at least 8 characters each." },
    { id: '5.05', text: 'Signup requires the terms to be accepted.' },
    { id: '5.06', text: 'Signup does without first and last name.' },
    { id: '5.07', text: 'Two different passwords give "Passwords do not match" and nothing is sent.' },
    { id: '5.08', text: 'Each of the seven fields of an address must be filled in.' },
    { id: '5.09', text: "An address's phone has at least 8 characters." },
    { id: '5.10', text: 'Search finds any part of a name, in upper or lower case.' },
    { id: '5.11', text: 'Categories match in upper or lower case.' },
    { id: '5.12', text: 'Price ranges match the discounted price, both ends included.' },
    { id: '5.13', text: 'Values of one filter group are alternatives; the groups narrow together.' },
    {
      id: '5.14',
      text: "Sorting goes by discounted price and leaves equals in place; without a sort the catalogue's own order holds.",
    },
    { id: '5.15', text: 'The mock back-end rejects a signup with an e-mail it knows.' },
    { id: '5.16', text: 'The mock back-end logs in only a registered e-mail with its password.' },
    {
      id: '5.17',
      text: "The mock back-end's protected calls need a signed token in the authorization header that decodes to an existing user's e-mail.",
    },
    { id: '5.18', text: 'The mock back-end checks no other format, length or required field.' },
  ],
};
