import type { AccountDriver } from './AccountDriver.ts';
import type { BackEndDriver } from './BackEndDriver.ts';
import type { CartDriver } from './CartDriver.ts';
import type { CheckoutDriver } from './CheckoutDriver.ts';
import type { CommandDriver } from './CommandDriver.ts';
import type { CatalogueDriver } from './catalogue/CatalogueDriver.ts';
import type { FilterDriver } from './catalogue/FilterDriver.ts';
import type { HomeDriver } from './catalogue/HomeDriver.ts';
import type { LegalDetailsDriver } from './catalogue/LegalDetailsDriver.ts';
import type { ListingScreenDriver } from './catalogue/ListingScreenDriver.ts';
import type { SizeGuideDriver } from './catalogue/SizeGuideDriver.ts';
import type { StockAlertDriver } from './catalogue/StockAlertDriver.ts';
import type { DeliveryDriver } from './DeliveryDriver.ts';
import type { DeviceDriver } from './DeviceDriver.ts';
import type { FormDriver } from './FormDriver.ts';
import type { HeaderDriver } from './HeaderDriver.ts';
import type { NavigationDriver } from './NavigationDriver.ts';
import type { NoticeDriver } from './NoticeDriver.ts';
import type { OrderPageDriver } from './OrderPageDriver.ts';
import type { PaymentDriver } from './PaymentDriver.ts';
import type { PrintDriver } from './PrintDriver.ts';
import type { ProfileDriver } from './ProfileDriver.ts';
import type { ScreenDriver } from './ScreenDriver.ts';
import type { TextPageDriver } from './TextPageDriver.ts';
import type { WishlistDriver } from './WishlistDriver.ts';

/** The drivers of what the shopper uses. */
export type ShopperDrivers = {
  readonly navigation: NavigationDriver;
  readonly screen: ScreenDriver;
  readonly commands: CommandDriver;
  readonly notices: NoticeDriver;
  readonly header: HeaderDriver;
  readonly home: HomeDriver;
  readonly catalogue: CatalogueDriver;
  readonly filters: FilterDriver;
  /** Only where there is a screen. */
  readonly listingScreen: ListingScreenDriver;
  readonly cart: CartDriver;
  readonly wishlist: WishlistDriver;
  readonly checkout: CheckoutDriver;
  readonly orderPage: OrderPageDriver;
  readonly delivery: DeliveryDriver;
  readonly sizeGuide: SizeGuideDriver;
  readonly stockAlert: StockAlertDriver;
  readonly legalDetails: LegalDetailsDriver;
  readonly textPage: TextPageDriver;
  readonly form: FormDriver;
  readonly profile: ProfileDriver;
  readonly account: AccountDriver;
  /** Only where there is a screen. */
  readonly print: PrintDriver;
};

/** The shop of one scenario as one assembly composes it: the drivers of both sides, and how to wait for it. */
export type Assembly = ShopperDrivers & {
  readonly backEnd: BackEndDriver;
  readonly device: DeviceDriver;
  readonly payment: PaymentDriver;
  /** Waits until the shop is idle; held responses do not count. */
  settled(): Promise<void>;
  /** How long an assertion is retried, in ms; 0 where the shop shows changes at once. */
  readonly patience: number;
  /** Takes pictures of the screen, named after the scenario; only where there is a real one. */
  takePictures?(scenario: string): Promise<void>;
  close(): Promise<void>;
};
