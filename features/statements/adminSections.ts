import type { StatementSection } from './Statement.ts';

/** What the admin promises to those who work for the shop. */
export const adminSections: readonly StatementSection[] = [
  section('admin-session', 'Signing in to the admin', {
    'sign-in': 'The right e-mail and password open the admin, at the page that was asked for.',
    refused: 'A refusal does not tell whether the e-mail has an account, and keeps what was typed.',
    wait: 'After five wrong passwords an account waits a quarter of an hour.',
    'sign-out': 'Signing out ends the session; so do twelve hours without use.',
  }),
  section('admin-ended', 'A session that ends meanwhile', {
    kept: 'When the session ends, what was typed stays, and a form over the screen begins another.',
    'goes-on': 'What was refused goes on when the same person has signed in again, and for nobody else.',
    role: 'A role that was changed meanwhile holds at once, and is told.',
  }),
  section('admin-roles', 'Roles', {
    menu: 'The menu offers the pages that the role may see.',
    refused: 'A page that the role does not allow says so.',
    settings: 'People and keys are for owners alone.',
    manager: 'A manager does all but people and keys.',
    packer: 'A packer packs, ships and reads the stock, and sees no sums.',
  }),
  section('admin-today', 'Today', {
    waits: 'Today says what waits, each with its count, and leads to where it is done.',
    nothing: 'When nothing waits, Today says so.',
    sales: 'Today sums the sales of 14 days.',
  }),
  section('admin-find', 'Searching everything', {
    found: 'One search finds an order, a product, a colleague or a screen, and opens it.',
    nothing: 'What is not found is said.',
    role: 'A search finds only what the role may see.',
  }),
  section('admin-orders', 'The list of orders', {
    listed: 'Every order is listed, the newest first.',
    tabs: 'Tabs sort the orders by their state and count them.',
    search: 'An order is found by its number, and by the name, e-mail, phone or PIN of the shopper.',
    many: 'Many orders are packed with one press; those that a colleague had changed are told.',
    news: 'What comes in or moves away meanwhile is told, and moves nothing.',
  }),
  section('admin-order', 'One order', {
    shown: 'An order shows its lines, what was paid and what happened.',
    steps: 'An order offers what can be done with it now.',
    pack: 'Packing tells who has packed.',
    ship: 'A parcel has a carrier, a tracking number and at least one piece.',
    parts: 'An order may go in several parcels.',
    deliver: 'A shipped order is marked delivered.',
    conflict: 'When a colleague was faster, nothing is changed, and the order is shown as it is now.',
    notes: 'Staff write notes, which no shopper reads.',
  }),
  section('admin-packing', 'Packing one order after the other', {
    run: 'The run shows one order at a time, the oldest first, with its pieces to tick.',
    skip: 'An order that is skipped stays to be packed.',
    meanwhile: 'An order that a colleague has packed meanwhile is left out, or told.',
  }),
  section('admin-printing', 'Printing', {
    slip: 'A packing slip has the address and the pieces, and no sums.',
    receipt: 'A receipt has the sums, for those who may read them.',
    label: 'A label has the address alone.',
    many: 'The slips of many orders are printed at once, a sheet for each.',
  }),
  section('admin-money', 'Cancelling and refunds', {
    cancel: 'An order that is not shipped is cancelled with a reason, with or without its money.',
    preview: 'A refund shows what goes back before anything does.',
    refund: 'A refund has a reason, and the order keeps it.',
  }),
  section('admin-products', 'The table of products', {
    listed: 'Each product shows its creator, its sizes with their pieces, its price and whether it is in the shop.',
    search: 'A product is found by a part of its title, its creator or the number of a size.',
    prices: 'A price is typed for one size or for all of a product; all changes are saved with one press.',
    'prices-refused': 'What is no price is marked, and nothing is saved.',
    'prices-meanwhile': 'A price that a colleague has changed meanwhile is not overwritten unless it is saved again.',
    'prices-undo': 'Saved prices are put back with one press, but not over the change of a colleague.',
    leaving: 'Prices that are typed are not lost by leaving, nor when the session ends.',
  }),
  section('admin-product', 'One product', {
    made: 'A product is made from its title and its creator, and sold in sizes with prices.',
    facts: 'Texts and facts are written once, for all sizes; shoppers read them.',
    sizes: 'Each size has its own price, and is shown or hidden by itself.',
    conflict: 'What a colleague has saved meanwhile is shown beside what was written, to take or to keep.',
    leaving: 'What was written is not lost by leaving, nor when the session ends.',
  }),
  section('admin-pictures', 'The pictures of a product', {
    added: 'A picture is added with words for those who do not see it, and is in the shop at once.',
    refused: 'What is no picture, or too large, is refused with its reason.',
    order: 'Pictures are moved, described anew and taken out; the shop shows the first two.',
  }),
  section('admin-bulk', 'Changing many products', {
    preview: 'A change of many products shows each price before and after, and changes nothing yet.',
    apply: 'The change is made to all sizes of the chosen products.',
    undo: 'The change is undone with one press; what was changed since is kept, and named.',
  }),
  section('admin-stock', 'The stock sheet', {
    shown: 'The sheet shows the pieces of every size, and which are nearly out or out.',
    typed: 'A number counts, a plus receives, a minus takes away; all is saved at once.',
    refused: 'What cannot be is marked, nothing is saved, and everything stays typed.',
    held: 'Pieces that shoppers are about to pay for are shown, and no count goes below them.',
    meanwhile: 'A count is refused when the pieces have changed since it was typed.',
  }),
  section('admin-import', 'Importing products', {
    preview: 'A file shows what it would change before anything does.',
    import: 'An import adds and replaces products, and counts their pieces.',
    formats: "A file is the shop's own export, or an export of Shopify.",
    refused: 'A fault names its line, and nothing is imported.',
    told: 'An import is told in the activity, with who has made it.',
    export: 'The whole catalogue is exported as a file that can be imported.',
  }),
  section('admin-returns', 'What comes back', {
    shown: 'A return says what comes back, why, and what can be done with it.',
    received: 'Staff count what arrives and put it back into stock or not.',
    refunded: 'Those who may give money back give back what was paid for what arrived.',
    exchanged: 'The other size is sent when the pieces are here.',
    refused: 'A return is refused with a reason that the shopper reads.',
  }),
  section('admin-coupons', 'Keeping coupons', {
    shown: 'A coupon shows its state, its limits and an example.',
    add: 'A coupon takes off a percentage or an amount, with limits if wanted.',
    refused: 'What makes no sense is refused, and the form keeps it.',
    change: 'A coupon can be changed.',
    end: 'A coupon can be ended at once, which can be undone.',
  }),
  section('admin-reports', 'Reports', {
    shown: 'A report has a row for each product, size, creator, coupon or refund of the days.',
    days: 'A report is of the days that were chosen.',
    stock: 'The value of the stock is that of now.',
  }),
  section('admin-people', 'People', {
    invite: 'An owner invites people by mail.',
    accept: 'An invitation sets a password, once.',
    role: 'A new role holds at once.',
    disable: 'A disabled account opens nothing until it is opened again.',
    'last-owner': 'The shop always has an owner.',
  }),
  section('admin-keys', 'Keys', {
    make: 'A key has a name and a role; its secret is shown once.',
    end: 'A key that is ended opens nothing.',
  }),
  section('admin-settings', 'Settings of the shop', {
    shop: 'The name, the phone and the legal identity that are saved are those that the shop says.',
    conflict: 'What a colleague has saved meanwhile is not overwritten in silence.',
    delivery: 'Delivery days are kept by zone; days that make no sense are refused.',
    search: 'The words that mean the same in a search are kept; lines that make no sense are named.',
    pages: 'The texts of the pages are kept, and a page is not left without one.',
    outside: 'The state of the mails is told, and that of the payments to owners alone.',
  }),
  section('admin-account', 'One’s own account', {
    sessions: 'Everybody sees the own sessions, and ends one or all but this one.',
    codes: 'A code of an app and the password turn one-time codes on; the recovery codes are shown once.',
    'code-sign-in': 'The code is asked for once the password was right; it counts once, and so does a recovery code.',
    'codes-off': 'One-time codes are turned off with the password, or by an owner.',
  }),
  section('admin-activity', 'Activity', {
    told: 'Every change is told with who has made it.',
    refused: 'What was refused is no activity.',
    manager: 'Managers read the activity.',
  }),
];

function section(key: string, title: string, statements: Readonly<Record<string, string>>): StatementSection {
  return { key, title, statements: Object.entries(statements).map(([name, text]) => ({ id: `${key}.${name}`, text })) };
}
