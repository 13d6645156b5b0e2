// @vitest-environment happy-dom

import {
  configure,
  getAllByRole,
  getByLabelText,
  getByRole,
  getByText,
  queryByRole,
  waitFor,
} from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryCatalogueBackEnd } from '../../../adapters/memory/admin/MemoryCatalogueBackEnd.ts';
import { MemorySigningIn } from '../../../adapters/memory/admin/MemorySigningIn.ts';
import { MemorySingleKeys } from '../../../adapters/memory/admin/MemorySingleKeys.ts';
import { MemoryStaff } from '../../../adapters/memory/admin/MemoryStaff.ts';
import { MemoryStaffOrders } from '../../../adapters/memory/admin/MemoryStaffOrders.ts';
import { MemoryStaffReports } from '../../../adapters/memory/admin/MemoryStaffReports.ts';
import { MemoryStyles } from '../../../adapters/memory/admin/MemoryStyles.ts';
import { MemoryWork } from '../../../adapters/memory/admin/MemoryWork.ts';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { MemoryVisibility } from '../../../adapters/memory/MemoryVisibility.ts';
import { aStaffOrder } from '../../../core/admin/testing/aStaffOrder.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { STAFF_WORK } from '../jobs/tokens.ts';
import { SINGLE_KEYS } from '../keys/tokens.ts';
import { VISIBILITY } from '../live/tokens.ts';
import { STAFF_ORDERS } from '../orders/tokens.ts';
import { STYLES } from '../products/tokens.ts';
import { STAFF_REPORTS } from '../reports/tokens.ts';
import { SIGNING_IN } from '../session/tokens.ts';
import { STAFF } from '../settings/tokens.ts';
import { compose } from '../wiring/compose.ts';
import { openAdmin } from './openAdmin.tsx';

const asha = { name: 'Asha Rao', role: 'owner', email: 'asha@shop.example', password: 'secret-8' } as const;
let close = () => {};

beforeEach(() => {
  // Other test files set this flag, and test files share globals.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // For what hangs, not for what is slow.
  configure({ asyncUtilTimeout: 20_000 });
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

type Before = (session: MemorySigningIn) => unknown;
const signedIn: Before = (session) => session.signIn(asha);

/** Opens the admin at a path, after `before` has happened to the session. */
async function openAt(path: string, before: Before = () => undefined) {
  const session = new MemorySigningIn();
  session.staff.set(asha.email, asha);
  session.invited.set('token-1', { name: 'Ravi', role: 'packer', email: 'ravi@shop.example' });
  await before(session);
  const orders = new MemoryStaffOrders();
  orders.add(aStaffOrder());
  window.history.replaceState(null, '', path);
  const clock = new MemoryClock();
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const admin = compose((container) => {
    container.bindValue(SIGNING_IN, session);
    container.bindValue(STAFF_ORDERS, orders);
    container.bindValue(STYLES, new MemoryStyles(new MemoryCatalogueBackEnd()));
    container.bindValue(STAFF, new MemoryStaff());
    container.bindValue(STAFF_WORK, new MemoryWork());
    container.bindValue(STAFF_REPORTS, new MemoryStaffReports(() => new MemoryClock().now()));
    container.bindValue(SINGLE_KEYS, new MemorySingleKeys());
    container.bindValue(VISIBILITY, new MemoryVisibility());
    container.bindValue(PORTS.log, new MemoryLog());
    container.bindValue(PORTS.clock, clock);
  });
  close = openAdmin(admin, page);
  const heading = (name: string) => waitFor(() => getByRole(page, 'heading', { name, level: 1 }));
  const press = (name: string) => userEvent.click(getByRole(page, 'button', { name }));
  const type = (label: string, text: string) => userEvent.type(getByLabelText(page, label), text);
  return { page, session, clock, heading, press, type };
}

it.each(['/admin', '/admin/', '/admin/orders', '/admin/nowhere'])(
  'At %s a visitor is asked to sign in',
  async (path) => {
    const { page, heading } = await openAt(path);
    await heading('Sign in');
    await waitFor(() => expect(document.title).toBe('Sign in · Admin · Creator Row'));
    expect(queryByRole(page, 'navigation')).toBeNull();
  },
);

it('Signing in opens the page of the address, with the navigation, and moves the focus to the content', async () => {
  const { page, heading, press, type } = await openAt('/admin');
  await heading('Sign in');
  await type('E-mail', asha.email);
  await type('Password', asha.password);
  await press('Sign in');
  await heading('Today');
  expect(getByRole(page, 'navigation', { name: 'Admin' }).textContent).toContain('Asha Rao, owner');
  await waitFor(() => getByText(page, 'Nothing waits.'));
  expect(getByRole(page, 'link', { name: 'Today' }).getAttribute('aria-current')).toBe('page');
  await waitFor(() => expect(document.activeElement).toBe(getByRole(page, 'main')));
  await waitFor(() => expect(document.title).toBe('Today · Admin · Creator Row'));
});

it('A field that is empty takes the focus, and a refusal is an alert that keeps what was typed', async () => {
  const { page, heading, press, type } = await openAt('/admin');
  await heading('Sign in');
  await press('Sign in');
  await waitFor(() => expect(document.activeElement).toBe(getByLabelText(page, 'E-mail')));
  await type('E-mail', asha.email);
  await type('Password', 'wrong-one');
  await press('Sign in');
  const alert = await waitFor(() => getByRole(page, 'alert'));
  expect(alert.textContent).toBe('The e-mail, the password or the code is wrong.');
  expect(getByLabelText<HTMLInputElement>(page, 'E-mail').value).toBe(asha.email);
  expect(getByLabelText<HTMLInputElement>(page, 'Password').value).toBe('wrong-one');
});

it('Signing out leads to the sign-in form, with the focus in the content', async () => {
  const { page, session, heading, press } = await openAt('/admin', signedIn);
  await heading('Today');
  await press('Sign out');
  await heading('Sign in');
  expect(await session.current()).toBeUndefined();
  await waitFor(() => expect(document.activeElement).toBe(getByRole(page, 'main')));
});

it('An invitation is accepted with a password, and its token leaves the address', async () => {
  const { page, heading, press, type } = await openAt('/admin/invitation?token=token-1');
  await heading('Welcome to the team');
  await type('Password', 'secret-8');
  await press('Set password and sign in');
  await heading('Orders');
  expect(page.textContent).toContain('Ravi, packer');
  expect(queryByRole(page, 'link', { name: 'Today' })).toBeNull();
  expect(window.location.pathname + window.location.search).toBe('/admin/orders');
});

it('On a phone the bar has five places, the last of which opens the rest, until one of them is followed', async () => {
  const { heading, press } = await openAt('/admin', signedIn);
  await heading('Today');
  await press('More');
  const more = await waitFor(() => getByRole(document.body, 'navigation', { name: 'More' }));
  const names = getAllByRole(more, 'link').map(({ textContent }) => textContent);
  expect(names).toEqual(['Returns', 'Products', 'Coupons', 'Reports', 'Settings']);
  expect(getAllByRole(more, 'button').map(({ textContent }) => textContent)).toEqual([
    'SearchCtrl K',
    'Keys',
    'Sign out',
  ]);
  await userEvent.click(getByRole(more, 'link', { name: 'Reports' }));
  await heading('Reports');
  await waitFor(() => expect(queryByRole(document.body, 'dialog')).toBeNull());
});

it('A link without the token of an invitation is said to be incomplete', async () => {
  const { page, heading } = await openAt('/admin/invitation', signedIn);
  await heading('This link is not complete');
  expect(getByRole(page, 'link', { name: 'Sign in' }).getAttribute('href')).toBe('/admin');
});

it('An address without a page says so to those who are signed in', async () => {
  const { heading } = await openAt('/admin/nowhere', signedIn);
  await heading('Page not found');
});

it('An order is called by its number, is among the orders in the navigation, and leads back to their list', async () => {
  const { page, heading } = await openAt('/admin/orders?state=placed', signedIn);
  await heading('Orders');
  await userEvent.click(await waitFor(() => getByRole(page, 'link', { name: 'CR-00000001' })));
  await heading('CR-00000001');
  await waitFor(() => expect(document.title).toBe('CR-00000001 · Admin · Creator Row'));
  const navigation = getByRole(page, 'navigation', { name: 'Admin' });
  expect(getByRole(navigation, 'link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page');
  const back = getByRole(getByRole(page, 'main'), 'link', { name: 'Orders' });
  expect(back.getAttribute('href')).toBe('/admin/orders?state=placed');
});

it('Keys lead to pages and through a list, and can be switched off', async () => {
  const { page, heading } = await openAt('/admin', signedIn);
  await heading('Today');
  await userEvent.keyboard('go');
  await heading('Orders');
  const link = () => getByRole(page, 'link', { name: 'CR-00000001' });
  await waitFor(link);
  await userEvent.keyboard('jx');
  expect(document.activeElement).toBe(link());
  expect(getByLabelText<HTMLInputElement>(page, 'Tick order CR-00000001').checked).toBe(true);
  await userEvent.keyboard('/gt?');
  expect(getByRole<HTMLInputElement>(page, 'searchbox').value).toBe('gt?');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => link().focus());
  await userEvent.keyboard('?');
  const switchOff = await waitFor(() => getByLabelText(document.body, 'Take single keys as commands'));
  await userEvent.click(switchOff);
  await userEvent.click(getByRole(document.body, 'button', { name: 'Close' }));
  await waitFor(() => expect(queryByRole(document.body, 'dialog')).toBeNull());
  const isTicked = () => getByLabelText<HTMLInputElement>(page, 'Tick order CR-00000001').checked;
  const before = isTicked();
  link().focus();
  await userEvent.keyboard('x?');
  expect(isTicked()).toBe(before);
  expect(queryByRole(document.body, 'dialog')).toBeNull();
  await userEvent.click(getByRole(page, 'button', { name: 'Keys' }));
  await waitFor(() => getByRole(document.body, 'dialog'));
});

it('A packer sees no sums, and neither cancels nor refunds', async () => {
  const { page, heading } = await openAt('/admin/orders/CR-00000001', async (session) => {
    session.staff.set('ravi@shop.example', { ...asha, role: 'packer', email: 'ravi@shop.example' });
    await session.signIn({ ...asha, email: 'ravi@shop.example' });
  });
  await heading('CR-00000001');
  const buttons = getAllByRole(getByRole(page, 'main'), 'button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Mark packed', 'Ship', 'Print', 'Add note', 'Copy address']);
});

it('Ctrl-K finds anything by keyboard alone, and gives the focus back when it is closed', async () => {
  const { page, heading, clock } = await openAt('/admin', signedIn);
  await heading('Today');
  const search = getByRole(getByRole(page, 'navigation', { name: 'Admin' }), 'button', { name: 'Search' });
  search.focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await waitFor(() => getByRole(document.body, 'combobox', { name: 'Search everything' }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(queryByRole(document.body, 'dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(search));
  await userEvent.click(search);
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'));
  await userEvent.keyboard('CR-0000');
  clock.advance(150);
  await waitFor(() => getByRole(document.body, 'option', { name: /CR-00000001/ }));
  await waitFor(() => getByText(document.body, '1 found'));
  await userEvent.keyboard('{Enter}');
  await heading('CR-00000001');
  await waitFor(() => expect(queryByRole(document.body, 'dialog')).toBeNull());
});

it('When the session has ended, what was typed stays, and a form over the screen begins another', async () => {
  const { page, session, heading, press, type } = await openAt('/admin/orders/CR-00000001', signedIn);
  await heading('CR-00000001');
  await type('Note for staff', 'Call before noon');
  session.endSession();
  const dialog = await waitFor(() => getByRole(document.body, 'dialog', { name: 'Your session has ended' }));
  await userEvent.type(getByLabelText(dialog, 'E-mail'), asha.email);
  await userEvent.type(getByLabelText(dialog, 'Password'), asha.password);
  await userEvent.click(getByRole(dialog, 'button', { name: 'Sign in' }));
  await waitFor(() => expect(queryByRole(document.body, 'dialog')).toBeNull());
  expect(getByLabelText<HTMLTextAreaElement>(page, 'Note for staff').value).toBe('Call before noon');
  expect(page.textContent).not.toContain('Your session has ended');
  await press('Add note');
  await waitFor(() => getByText(page, 'Call before noon', { selector: 'bdi' }));
});

it('A role that became too small for the screen is said in its place', async () => {
  const { page, session, heading } = await openAt('/admin/reports', signedIn);
  await heading('Reports');
  session.changeRole('packer');
  await heading('Your role does not allow this');
  expect(getByRole(page, 'navigation', { name: 'Admin' }).textContent).toContain('Asha Rao, packer');
  await waitFor(() => getByText(page, 'Your role has changed: it is packer now.'));
});

it('Without a connection the admin offers to try again', async () => {
  const { page, session, heading, press } = await openAt('/admin', async (session) => {
    await session.signIn(asha);
    session.loseConnection();
  });
  await waitFor(() => getByRole(page, 'alert'));
  session.failure = undefined;
  await press('Retry');
  await heading('Today');
});
