import type { StatementSection } from './Statement.ts';

export const section9: StatementSection = {
  key: '9',
  title: 'Business constants and limits',
  statements: [
    { id: '9.black-friday', text: 'BLACK FRIDAY OFFER takes a flat 20 off and has a minimum purchase of 250.' },
    { id: '9.new-year', text: 'NEW YEAR OFFER takes 20 percent off and has a minimum purchase of 500.' },
    { id: '9.currency', text: 'The currency is INR.' },
    { id: '9.free-delivery', text: 'Delivery and shipping are Free, always.' },
    { id: '9.payment-amount', text: 'The payment amount is the total times 100.' },
    { id: '9.price-bands', text: 'The price bands are 0-200, 201-999, 1000-1999 and 2000-5000.' },
    { id: '9.password-length', text: 'A password has at least 8 characters.' },
    { id: '9.phone-length', text: 'A phone has at least 8 characters.' },
    { id: '9.spinner', text: 'The first spinner lasts 1 second.' },
    {
      id: '9.toast-duration',
      text: 'Success and error toasts last 1500 ms instead of what the library would give them; blank ones keep its 4000 ms.',
    },
    { id: '9.toast-limit', text: 'The toast limit is 20.' },
    { id: '9.chunk-timeout', text: 'A script chunk may take 120000 ms to load.' },
    {
      id: '9.catalogue-once',
      text: 'The product catalogue is requested once, at start-up, and succeeds on status 200.',
    },
    { id: '9.first-quantity', text: 'A cart quantity begins at 1.' },
    { id: '9.seed-size', text: 'The seed catalogue has 25 products.' },
    { id: '9.percent-rounded', text: 'The percent-off badge is rounded.' },
    { id: '9.mock-delay', text: 'The mock answers after 400 ms, and after 0 in test mode.' },
    { id: '9.no-paging', text: 'There is no paging: lists have no page size and no limit.' },
    {
      id: '9.payment-key',
      text: "The payment provider's key comes from configuration and is not written in the specification.",
    },
  ],
};
