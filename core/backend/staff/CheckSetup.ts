import { pictureOrigin } from '../../domain/catalogue/importedPicture.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { ShopSetup } from '../ports/ShopSetup.ts';
import { hostWarnings } from './catalogue/ImportCatalogue.ts';

/** How the shop is set up, and what its catalogue has. */
export type SetupCheck = Pick<ShopSetup, 'dataFolder' | 'database' | 'payments'> & {
  /** How many products there are, and how many of them the shop shows. */
  readonly products: number;
  readonly listed: number;
  readonly warnings: readonly string[];
};

/** Tells the setup, without secrets, and reads the database. */
export type CheckSetup = () => Promise<SetupCheck>;

export function makeCheckSetup({ products, setup }: Pick<BackEndPorts, 'products' | 'setup'>): CheckSetup {
  return async () => {
    const { dataFolder, database, payments } = setup;
    const all = await products.all();
    const origins = all.flatMap(({ image }) => pictureOrigin(image) ?? []);
    const listed = all.filter(({ isListed }) => isListed).length;
    const warnings = hostWarnings(new Set(origins), setup);
    return { dataFolder, database, payments, products: all.length, listed, warnings };
  };
}
