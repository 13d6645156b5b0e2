import type { StatementSection } from './Statement.ts';

export const section6: StatementSection = {
  key: '6',
  title: 'Roles and permissions',
  statements: [
    { id: '6.two-roles', text: 'One is a visitor or a logged-in user; there is no administrator and no other role.' },
    {
      id: '6.visitor',
      text: 'A visitor may sign up, log in and use product list, product detail, category list, search and filters.',
    },
    {
      id: '6.logged-in',
      text: 'A logged-in user may also use the calls of cart, wishlist, addresses and orders, the checkout and the profile.',
    },
    { id: '6.authorization-header', text: 'The authorization header is where a token travels.' },
  ],
};
