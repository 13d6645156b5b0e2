import type { StatementSection } from './Statement.ts';

export const section1: StatementSection = {
  key: '1',
  title: 'What the product does and for whom',
  statements: [
    { id: '1.shoppers-only', text: 'Shoppers are the only kind of user.' },
    {
      id: '1.open-to-visitors',
      text: 'Looking around, searching, filtering and reading about a product need no account.',
    },
    {
      id: '1.login-adds',
      text: 'Logging in adds a cart, a wishlist, the checkout, a profile, orders and an address book.',
    },
    {
      id: '1.banner',
      text: 'A banner on each page warns that the site is under construction and that parts of it may not work.',
    },
    {
      id: '1.footer',
      text: 'The footer links to social media, a phone number and an e-mail address, and has a copyright line.',
    },
    {
      id: '1.rupees',
      text: 'Money is in rupees: no paise unless there are some (₹1,499 but ₹799.20), digits grouped as in India (₹1,23,456).',
    },
    { id: '1.free-delivery', text: 'Delivery costs nothing, ever, and the shop says Free.' },
    {
      id: '1.seed-catalogue',
      text: 'The mock back-end starts with 25 products, 11 for men and 14 for women, priced from about 69 to 1499.',
    },
    {
      id: '1.seed-user',
      text: 'The mock back-end starts with one user who has one sample address and nothing in the cart or wishlist.',
    },
    {
      id: '1.mock-in-browser',
      text: 'The mock back-end answers every call inside the browser, and what shoppers wrote there survives a reload.',
    },
  ],
};
