import { Argon2Passwords } from '../../adapters/argon2/Argon2Passwords.ts';
import { SystemClock } from '../../adapters/clock/SystemClock.ts';
import { RandomIds } from '../../adapters/ids/RandomIds.ts';
import { JwtTokens } from '../../adapters/jwt/JwtTokens.ts';
import { RazorpayApi } from '../../adapters/razorpay-api/RazorpayApi.ts';
import { migrate } from '../../adapters/sql/migrate.ts';
import { openDatabase } from '../../adapters/sql/openDatabase.ts';
import { sqlStores } from '../../adapters/sql/sqlStores.ts';
import { type BackEnd, makeBackEnd } from '../../core/backend/BackEnd.ts';
import type { ForLogging } from '../../core/backend/ports/ForLogging.ts';
import type { Stores } from '../../core/backend/ports/Stores.ts';
import { Closers } from './Closers.ts';
import type { ServerConfiguration } from './configuration.ts';
import { keptSecret } from './keptSecret.ts';
import { StandInPayments } from './StandInPayments.ts';

export type AssembledBackEnd = {
  readonly backEnd: BackEnd;
  readonly stores: Stores;
  /** The stand-in for the payment provider; absent when the shop has an account. */
  readonly standIn?: StandInPayments;
  /** Closes the database and the stand-in. */
  close(): Promise<void>;
};

/** Opens and migrates the database and puts the back-end together. Rejects when that fails, with nothing left open. */
export async function assembleBackEnd(configuration: ServerConfiguration, log: ForLogging): Promise<AssembledBackEnd> {
  const { databaseUrl, dataDir, provider: account, tokenSecret } = configuration;
  const closers = new Closers();
  try {
    const database = await openDatabase({ databaseUrl, dataDir });
    closers.add(() => database.close());
    await migrate(database, undefined, log);
    const standIn = account === undefined ? await StandInPayments.start(dataDir) : undefined;
    if (standIn !== undefined) closers.add(() => standIn.close());
    const providerAccount = account ?? standIn?.account;
    if (providerAccount === undefined) throw new Error('There is neither an account with the provider nor a stand-in');
    const stores = sqlStores(database);
    const backEnd = makeBackEnd({
      ...stores,
      ...{ log, clock: new SystemClock(), ids: new RandomIds(), passwords: new Argon2Passwords() },
      tokens: new JwtTokens(tokenSecret ?? keptSecret(dataDir, 'token-secret')),
      provider: new RazorpayApi(providerAccount),
    });
    return { backEnd, stores, ...(standIn !== undefined && { standIn }), close: () => closers.close() };
  } catch (error) {
    await closers.close();
    throw error;
  }
}
