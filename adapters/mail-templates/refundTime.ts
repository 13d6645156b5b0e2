/** What every mail says of money on its way back. */
export const REFUND_TIME = 'Your bank shows it within 5 to 7 working days.';
