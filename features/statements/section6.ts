import type { StatementSection } from './Statement.ts';

export const section6: StatementSection = {
  number: 6,
  title: 'Roles and permissions',
  statements: [
    { id: '6.01', text: 'One is a visitor or a logged-in user; there is no administrator and no other role.' },
    {
      id: '6.02',
      text: 'A visitor may sign up, log in and use product list, product detail, category list, search and filters.',
    },
    {
      id: '6.03',
      text: 'A logged-in user may also use the calls of cart, wishlist, addresses and orders, the checkout and the profile.',
    },
    { id: '6.04', text: 'The authorization header is where a token travels.' },
  ],
};
