import { STAFF_ROLES, type StaffRole } from './StaffRole.ts';

const EVERYBODY: readonly StaffRole[] = STAFF_ROLES;
const MANAGERS: readonly StaffRole[] = ['owner', 'manager'];
const OWNERS: readonly StaffRole[] = ['owner'];

/** What staff do in the admin, with the roles that may do it. The server applies this table, and the screens read it. */
export const ADMIN_ACTIONS = {
  /** One's own sessions and one-time codes. */
  'account.read': EVERYBODY,
  'account.change': EVERYBODY,
  'today.read': MANAGERS,
  'orders.read': EVERYBODY,
  /** The sums and payments of orders. */
  'orders.read-sums': MANAGERS,
  'orders.pack': EVERYBODY,
  'orders.ship': EVERYBODY,
  'orders.deliver': EVERYBODY,
  'orders.note': EVERYBODY,
  'orders.cancel': MANAGERS,
  'orders.refund': MANAGERS,
  'orders.export': MANAGERS,
  'returns.read': EVERYBODY,
  'returns.receive': EVERYBODY,
  /** Sends the other size, which moves no money. */
  'returns.exchange': EVERYBODY,
  'returns.refund': MANAGERS,
  'returns.refuse': MANAGERS,
  'stock.read': EVERYBODY,
  'stock.change': MANAGERS,
  'catalogue.read': MANAGERS,
  'catalogue.change': MANAGERS,
  'coupons.read': MANAGERS,
  'coupons.change': MANAGERS,
  'reports.read': MANAGERS,
  'mails.read': MANAGERS,
  'mails.resend': MANAGERS,
  'jobs.read': MANAGERS,
  'jobs.retry': MANAGERS,
  'activity.read': MANAGERS,
  'settings.read': MANAGERS,
  'settings.change': MANAGERS,
  /** The state of the payments: which keys there are, and what the provider has said. */
  'settings.read-payments': OWNERS,
  'staff.read': OWNERS,
  'staff.change': OWNERS,
  'keys.read': OWNERS,
  'keys.change': OWNERS,
  /** How the shop is set up: its folder, database and account with the provider. */
  'setup.read': OWNERS,
  'samples.remove': OWNERS,
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type AdminAction = keyof typeof ADMIN_ACTIONS;

/** Whether a role may do this. */
export function mayDo(role: StaffRole, action: AdminAction): boolean {
  return ADMIN_ACTIONS[action].includes(role);
}
