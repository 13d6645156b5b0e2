import { sampleOwnerEmail } from '../../../adapters/seeds/owner.ts';
import { sampleEmail } from '../../../adapters/seeds/user.ts';
import type { ShopSetup } from '../../../core/backend/ports/ShopSetup.ts';
import type { ServerConfiguration } from '../configuration.ts';
import { databasePlace } from '../databasePlace.ts';

type SetupConfiguration = Pick<
  ServerConfiguration,
  'dataDir' | 'databaseUrl' | 'payments' | 'provider' | 'imageHosts' | 'siteUrl'
>;

/** Returns what the shop tells of its configuration: no secrets. */
export function setupOf(configuration: SetupConfiguration): ShopSetup {
  const { dataDir, databaseUrl, payments, provider, imageHosts, siteUrl } = configuration;
  return {
    dataFolder: dataDir,
    database: databaseUrl === undefined ? 'embedded, in the data folder' : databasePlace(databaseUrl),
    payments: paymentsOf({ payments, provider }),
    pictureHosts: [...imageHosts, ...(siteUrl === undefined ? [] : [new URL(siteUrl).origin])],
    samples: { shopper: sampleEmail, owner: sampleOwnerEmail },
  };
}

function paymentsOf({ payments, provider }: Pick<ServerConfiguration, 'payments' | 'provider'>): string {
  if (payments === 'simulated') return 'simulated, no money moves';
  return provider === undefined ? 'not configured' : `${provider.keyId} at ${provider.apiUrl}`;
}
