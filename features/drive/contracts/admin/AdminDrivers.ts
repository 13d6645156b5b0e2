import type { StaffCancelReason } from '../../../../core/domain/orders/staffCancelReasons.ts';
import type { StaffRole } from '../../../../core/domain/staff/StaffRole.ts';
import type { AdminBackEndDriver, Pieces } from './AdminBackEndDriver.ts';
import type { ProductDriver, ProductsDriver } from './CatalogueDrivers.ts';
import type { ImportDriver } from './ImportDriver.ts';
import type { ReturnsDriver } from './ReturnsDriver.ts';
import type { AccountDriver, ShopSettingsDriver } from './ShopSettingsDriver.ts';
import type { AdminPrintDriver, FindDriver, PackingDriver, ReportsDriver, TodayDriver } from './WorkDrivers.ts';

export type AdminSessionDriver = {
  /** Opens the admin at a path in the same browser. What was open is closed. */
  open(path: string): Promise<void>;
  /** Opens the link of an invitation. */
  openInvitation(token: string): Promise<void>;
  signIn(email: string, password: string): Promise<void>;
  /** Types a one-time code into the form, which asks for it, and signs in. */
  enterCode(code: string): Promise<void>;
  /** Whether the form asks for a one-time code. */
  asksForCode(): Promise<boolean>;
  signOut(): Promise<void>;
  /** Whether a form over the screen asks to sign in again. */
  isAskedAgain(): Promise<boolean>;
  signInAgain(email: string, password: string): Promise<void>;
  /** What is told of the session above the screen; empty while nothing is. */
  news(): Promise<string>;
  choosePassword(password: string): Promise<void>;
  /** The name of what is shown: a page, `Sign in`, or that the role does not allow the page. */
  shown(): Promise<string>;
  /** The name and the role of who is signed in, below the navigation. */
  signedIn(): Promise<string>;
  /** The pages that the navigation offers. */
  menu(): Promise<readonly string[]>;
  /** What is wrong with the form, or why it was refused. */
  complaints(): Promise<readonly string[]>;
  /** Whether somebody is asked before leaving what is not saved. */
  isAskedBeforeLeaving(): Promise<boolean>;
  /** Follows the link of the navigation to a page. */
  follow(page: string): Promise<void>;
  /** Answers the question before leaving. */
  decide(what: 'stay' | 'leave'): Promise<void>;
  /** What stands in the field of the e-mail. */
  typedEmail(): Promise<string>;
};

export type ListedOrderFacts = {
  readonly number: string;
  readonly shopper: string;
  readonly state: string;
  readonly pieces: string;
  /** Empty where no sums are shown. */
  readonly paid: string;
};

export type OrdersDriver = {
  chooseTab(label: string): Promise<void>;
  search(text: string): Promise<void>;
  rows(): Promise<readonly ListedOrderFacts[]>;
  /** The number that each tab shows. */
  counts(): Promise<Readonly<Record<string, number>>>;
  emptyText(): Promise<string>;
  tick(number: string): Promise<void>;
  packTicked(): Promise<void>;
  /** What has become of the ticked orders. */
  result(): Promise<readonly string[]>;
  /** What the button says that shows the orders that came in meanwhile; empty without one. */
  newText(): Promise<string>;
  showNew(): Promise<void>;
};

/** What can be done with an order. */
export type OrderStepName = 'pack' | 'ship' | 'deliver' | 'refund' | 'cancel';

export type OrderDriver = {
  state(): Promise<string>;
  steps(): Promise<readonly OrderStepName[]>;
  /** Lines such as `Sun T-Shirt, M × 2`. */
  lines(): Promise<readonly string[]>;
  pack(): Promise<void>;
  deliver(): Promise<void>;
  /** Ships these pieces, or all that are left. */
  ship(parcel: {
    readonly carrier: string;
    readonly trackingNumber: string;
    readonly pieces?: readonly Pieces[];
  }): Promise<void>;
  cancel(cancellation: { readonly reason: StaffCancelReason | ''; readonly refund: boolean }): Promise<void>;
  /** Opens the refund and chooses pieces, or an amount in rupees. */
  chooseRefund(what: { readonly pieces: readonly Pieces[] } | { readonly amount: string }): Promise<void>;
  /** What the open refund says of what goes back, or why nothing does; empty while it says nothing. */
  refundPreview(): Promise<string>;
  refund(reason: string): Promise<void>;
  /** What is wrong with the open form, or why it or the last press was refused. */
  complaints(): Promise<readonly string[]>;
  note(text: string): Promise<void>;
  /** Entries such as `Packed by Meera` or `Note by Meera: Gift`, the newest first. */
  timeline(): Promise<readonly string[]>;
  /** What was paid; empty where no sums are shown. */
  paid(): Promise<string>;
  /** Refunds such as `₹799 Refunded`. */
  refunds(): Promise<readonly string[]>;
  /** Parcels such as `DTDC D1: 1 × Sun T-Shirt, M`. */
  parcels(): Promise<readonly string[]>;
};

export type StockFacts = { readonly style: string; readonly pieces: string; readonly note: string };

export type StockDriver = {
  chooseTab(label: string): Promise<void>;
  search(text: string): Promise<void>;
  rows(): Promise<readonly StockFacts[]>;
  emptyText(): Promise<string>;
  isEditable(): Promise<boolean>;
  /** Types into the cell of a product with one size. */
  type(product: string, text: string): Promise<void>;
  /** The reason that is offered for what was typed. */
  reason(): Promise<string>;
  changeReason(reason: string): Promise<void>;
  save(): Promise<void>;
  discard(): Promise<void>;
  /** How many sizes are changed and not saved. */
  changes(): Promise<number>;
  /** Why nothing was saved, in general and of each cell. */
  complaints(): Promise<readonly string[]>;
};

export type CouponFacts = {
  readonly name: string;
  readonly off: string;
  readonly state: string;
  readonly example: string;
  readonly limits: string;
};

export type CouponFieldName =
  | ('Name' | 'Percent' | 'Amount' | 'Minimum' | 'First day' | 'Last day')
  | ('Most uses' | 'Most uses of a shopper');

export type CouponsDriver = {
  coupons(): Promise<readonly CouponFacts[]>;
  beginNew(): Promise<void>;
  beginChange(name: string): Promise<void>;
  fill(field: CouponFieldName, text: string): Promise<void>;
  /** What the open form says of a cart with the typed coupon. */
  example(): Promise<string>;
  save(): Promise<void>;
  isFormOpen(): Promise<boolean>;
  end(name: string): Promise<void>;
  undo(): Promise<void>;
  news(): Promise<string>;
  complaints(): Promise<readonly string[]>;
};

export type PersonFacts = { readonly name: string; readonly role: string; readonly state: string };
export type KeyFacts = { readonly name: string; readonly role: string; readonly state: 'Made' | 'Ended' };

export type SettingsDriver = {
  /** The sections that are offered. */
  sections(): Promise<readonly string[]>;
  chooseSection(label: string): Promise<void>;
  people(): Promise<readonly PersonFacts[]>;
  invite(person: { readonly name: string; readonly email: string; readonly role: StaffRole }): Promise<void>;
  changeRole(name: string, role: StaffRole): Promise<void>;
  disable(name: string): Promise<void>;
  openAgain(name: string): Promise<void>;
  /** Turns the one-time codes of somebody off. */
  endCodes(name: string): Promise<void>;
  keys(): Promise<readonly KeyFacts[]>;
  makeKey(name: string, role: StaffRole): Promise<void>;
  /** The secret that is shown; empty when none is. */
  secret(): Promise<string>;
  dismissSecret(): Promise<void>;
  endKey(name: string): Promise<void>;
  /** What was changed and by whom, such as `Packed CR-1 by Meera`, the newest first. */
  activity(): Promise<readonly string[]>;
  complaints(): Promise<readonly string[]>;
};

/** The admin of one scenario as one assembly composes it. */
export type AdminAssembly = {
  readonly backEnd: AdminBackEndDriver;
  readonly session: AdminSessionDriver;
  readonly orders: OrdersDriver;
  readonly order: OrderDriver;
  readonly stock: StockDriver;
  readonly products: ProductsDriver;
  readonly product: ProductDriver;
  readonly coupons: CouponsDriver;
  readonly returns: ReturnsDriver;
  readonly settings: SettingsDriver;
  readonly imports: ImportDriver;
  readonly today: TodayDriver;
  readonly reports: ReportsDriver;
  readonly packing: PackingDriver;
  readonly print: AdminPrintDriver;
  readonly find: FindDriver;
  readonly shopSettings: ShopSettingsDriver;
  readonly account: AccountDriver;
  /** Looks at the admin again after having looked elsewhere. */
  lookAgain(): Promise<void>;
  /** Performs an action that may wait for somebody to sign in again. Absent where none waits for its end. */
  perform?(action: () => Promise<void>): Promise<void>;
  /** Waits until the admin is idle. */
  settled(): Promise<void>;
  /** How long an assertion is retried, in ms; 0 where the admin shows changes at once. */
  readonly patience: number;
  close(): Promise<void>;
};
