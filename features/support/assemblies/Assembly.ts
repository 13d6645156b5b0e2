import type { BackEndDoor } from '../doors/BackEndDoor.ts';
import type { BarDoor } from '../doors/BarDoor.ts';
import type { CartDoor } from '../doors/CartDoor.ts';
import type { CatalogueDoor } from '../doors/CatalogueDoor.ts';
import type { CheckoutDoor } from '../doors/CheckoutDoor.ts';
import type { DeviceDoor } from '../doors/DeviceDoor.ts';
import type { DrawnListingDoor } from '../doors/DrawnListingDoor.ts';
import type { FilterDoor } from '../doors/FilterDoor.ts';
import type { FormDoor } from '../doors/FormDoor.ts';
import type { HomeDoor } from '../doors/HomeDoor.ts';
import type { PaperDoor } from '../doors/PaperDoor.ts';
import type { PaymentDoor } from '../doors/PaymentDoor.ts';
import type { ProfileDoor } from '../doors/ProfileDoor.ts';
import type { ScreenDoor } from '../doors/ScreenDoor.ts';
import type { WayDoor } from '../doors/WayDoor.ts';

/** What the shopper herself uses: the outermost doors. */
export type ShopperDoors = {
  readonly way: WayDoor;
  readonly screen: ScreenDoor;
  readonly bar: BarDoor;
  readonly home: HomeDoor;
  readonly catalogue: CatalogueDoor;
  readonly filters: FilterDoor;
  /** Only where there is a screen. */
  readonly drawnListing: DrawnListingDoor;
  readonly cart: CartDoor;
  readonly checkout: CheckoutDoor;
  readonly form: FormDoor;
  readonly profile: ProfileDoor;
  /** Only where there is a screen. */
  readonly paper: PaperDoor;
};

/** A shop put together in one way, for one scenario: its deepest doors, its outermost doors, and how to wait for it. */
export type Assembly = ShopperDoors & {
  readonly backEnd: BackEndDoor;
  readonly device: DeviceDoor;
  readonly payment: PaymentDoor;
  /** Waits until the shop has nothing under way but answers that are held back. */
  settled(): Promise<void>;
  /** How long something expected may take to show, in ms; 0 where it shows at once. */
  readonly patience: number;
  close(): Promise<void>;
};
