import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Product } from '../../../../core/domain/catalogue/Product.ts';
import { legalDetails } from '../../../../core/domain/legal/legalDetails.ts';
import type { Seller } from '../../../../core/domain/settings/ShopSettings.ts';
import type { StorefrontPorts } from '../../../../core/storefront/ports/StorefrontPorts.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { capitalised } from '../../../shared/ui/text/capitalised.ts';
import { formatMoney } from '../../../shared/ui/text/formatMoney.ts';

export type LegalDetailsParts = Pick<StorefrontPorts, 'log'> & {
  readonly pages: Pick<StorefrontPorts['pages'], 'seller'>;
  readonly pendingWork: PendingWork;
};

/** A line of the details. */
export type LegalLine = { readonly label: string; readonly text: string };

/** What the law wants a shopper to be told of a product and of who sells it. */
export class LegalDetailsViewModel {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  private seller: Seller | undefined = undefined;
  readonly #parts: LegalDetailsParts;

  constructor(parts: LegalDetailsParts) {
    this.#parts = parts;
    makeAutoObservable<this, 'seller'>(this, { seller: observableRef }, { autoBind: true });
  }

  /** Reads who sells. */
  appear(): () => void {
    void this.load();
    return () => undefined;
  }

  /** Reads who sells. Also retries after a failure. */
  async load(): Promise<void> {
    const { pages, pendingWork, log } = this.#parts;
    this.status = 'loading';
    try {
      const seller = await pendingWork.track(pages.seller());
      runInAction(() => {
        this.seller = seller;
        this.status = 'ready';
      });
    } catch (error) {
      log.error('Who sells could not be read', error);
      runInAction(() => {
        this.status = 'failed';
      });
    }
  }

  /** Returns the lines about a product, in all its sizes or only its own; none until it is known who sells. */
  lines(product: Product, isOfAllSizes: boolean): readonly LegalLine[] {
    if (this.seller === undefined) return [];
    const { retailPrices, ...details } = legalDetails(product, isOfAllSizes, this.seller);
    const [least, most] = retailPrices.map(formatMoney);
    const lines = [
      ['Generic name', capitalised(details.genericName)],
      ['Net quantity', details.netQuantity],
      ['MRP', `${least === most ? least : `${least} – ${most}`} (incl. of all taxes)`],
      ['Made in', details.origin],
      ['Manufacturer or importer', details.manufacturer],
      ['Sold by', details.seller],
      ['Consumer care', details.consumerCare],
      ['Grievance officer', details.grievanceOfficer],
    ] as const;
    return lines.flatMap(([label, text]) => (text === undefined ? [] : [{ label, text }]));
  }
}
