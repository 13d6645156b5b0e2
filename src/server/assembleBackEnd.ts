import { Argon2Passwords } from '../../adapters/argon2/Argon2Passwords.ts';
import { SystemClock } from '../../adapters/clock/SystemClock.ts';
import { RandomIds } from '../../adapters/ids/RandomIds.ts';
import { RandomOrderNumbers } from '../../adapters/ids/RandomOrderNumbers.ts';
import { JwtTokens } from '../../adapters/jwt/JwtTokens.ts';
import { OtpauthCodes } from '../../adapters/otpauth/OtpauthCodes.ts';
import { productFiles } from '../../adapters/product-files/productFiles.ts';
import { RazorpayApi } from '../../adapters/razorpay-api/RazorpayApi.ts';
import type { RazorpayAccount } from '../../adapters/razorpay-api/RazorpayClient.ts';
import { SharpPictureCutter } from '../../adapters/sharp/SharpPictureCutter.ts';
import { type BackEnd, makeBackEnd } from '../../core/backend/BackEnd.ts';
import type { ForLogging } from '../../core/backend/ports/ForLogging.ts';
import type { Stores } from '../../core/backend/ports/Stores.ts';
import type { ServerConfiguration } from './configuration.ts';
import { keptSecret } from './keptSecret.ts';
import { mailAdapterOf } from './mailAdapterOf.ts';
import { pictureStoreOf } from './pictureStoreOf.ts';
import { setupOf } from './setup/setupOf.ts';

/** What a product of a large catalogue takes in memory, with its index, in MB. */
const MB_PER_PRODUCT = 0.005;

type Parts = { readonly stores: Stores; readonly account: RazorpayAccount; readonly log: ForLogging };

/** Puts the back-end together. Throws when the generated secret for tokens cannot be read. */
export function assembleBackEnd(configuration: ServerConfiguration, { stores, account, log }: Parts): BackEnd {
  const { dataDir, tokenSecret, holdSeconds } = configuration;
  const secret = tokenSecret ?? keptSecret(dataDir, 'token-secret');
  return makeBackEnd({
    ...{ ...stores, log, holdSeconds, clock: new SystemClock(), passwords: new Argon2Passwords() },
    ...{ ids: new RandomIds(), numbers: new RandomOrderNumbers(), mail: mailAdapterOf(configuration) },
    ...{ tokens: new JwtTokens(secret), codes: new OtpauthCodes(secret) },
    provider: new RazorpayApi(account),
    ...{ pictures: pictureStoreOf(configuration), pictureCutter: new SharpPictureCutter() },
    mostProductsInMemory: Math.floor(configuration.catalogueMemoryMb / MB_PER_PRODUCT),
    ...{ productFiles, setup: setupOf(configuration) },
  });
}
