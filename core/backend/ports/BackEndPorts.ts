import type { ForHashingPasswords } from './accounts/ForHashingPasswords.ts';
import type { ForSigningTokens } from './accounts/ForSigningTokens.ts';
import type { ForCuttingPictures } from './catalogue/ForCuttingPictures.ts';
import type { ForExchangingProducts } from './catalogue/ForExchangingProducts.ts';
import type { ForStoringPictures } from './catalogue/ForStoringPictures.ts';
import type { ForGeneratingIds } from './ForGeneratingIds.ts';
import type { ForLogging } from './ForLogging.ts';
import type { ForSendingMail } from './ForSendingMail.ts';
import type { ForTellingTime } from './ForTellingTime.ts';
import type { ForCollectingPayments } from './orders/ForCollectingPayments.ts';
import type { ForNumberingOrders } from './orders/ForNumberingOrders.ts';
import type { ShopSetup } from './ShopSetup.ts';
import type { Stores } from './Stores.ts';
import type { ForMakingCodes } from './staff/ForMakingCodes.ts';

/** Everything that the back-end needs from outside. A use case takes those that it needs, by these names. */
export type BackEndPorts = Stores & {
  readonly passwords: ForHashingPasswords;
  readonly tokens: ForSigningTokens;
  readonly codes: ForMakingCodes;
  readonly provider: ForCollectingPayments;
  readonly clock: ForTellingTime;
  readonly ids: ForGeneratingIds;
  readonly numbers: ForNumberingOrders;
  readonly mail: ForSendingMail;
  readonly log: ForLogging;
  readonly pictures: ForStoringPictures;
  readonly pictureCutter: ForCuttingPictures;
  readonly productFiles: ForExchangingProducts;
  /** For how long the pieces of a checkout are held, in seconds. */
  readonly holdSeconds: number;
  /** How many products the catalogue may have that is kept in memory. Those of a larger one are read from the store. */
  readonly mostProductsInMemory: number;
  readonly setup: ShopSetup;
};
