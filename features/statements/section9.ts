import type { StatementSection } from './Statement.ts';

export const section9: StatementSection = {
  number: 9,
  title: 'Business constants and limits',
  statements: [
    { id: '9.01', text: 'BLACK FRIDAY OFFER takes a flat 20 off and has a minimum purchase of 250.' },
    { id: '9.02', text: 'NEW YEAR OFFER takes 20 percent off and has a minimum purchase of 500.' },
    { id: '9.03', text: 'The currency is INR.' },
    { id: '9.04', text: 'Delivery and shipping are Free, always.' },
    { id: '9.05', text: 'The payment amount is the total times 100.' },
    { id: '9.06', text: 'The price bands are 0-200, 201-999, 1000-1999 and 2000-5000.' },
    { id: '9.07', text: 'A password has at least 8 characters.' },
    { id: '9.08', text: 'A phone has at least 8 characters.' },
    { id: '9.09', text: 'The first spinner lasts 1 second.' },
    {
      id: '9.10',
      text: 'Success and error toasts last 1500 ms instead of what the library would give them; blank ones keep its 4000 ms.',
    },
    { id: '9.11', text: 'The toast limit is 20.' },
    { id: '9.12', text: 'A script chunk may take 120000 ms to load.' },
    { id: '9.13', text: 'The product catalogue is requested once, at start-up, and succeeds on status 200.' },
    { id: '9.14', text: 'A cart quantity begins at 1.' },
    { id: '9.15', text: 'The seed catalogue has 25 products.' },
    { id: '9.16', text: 'The percent-off badge is rounded.' },
    { id: '9.17', text: 'The mock answers after 400 ms, and after 0 in test mode.' },
    { id: '9.18', text: 'There is no paging: lists have no page size and no limit.' },
    {
      id: '9.19',
      text: "The payment provider's key comes from configuration and is not written in the specification.",
    },
  ],
};
