import { makeAutoObservable } from 'mobx';
import { lowestPrice } from '../../../core/domain/catalogue/sizes.ts';
import { formatMoney } from '../../../core/domain/money/formatMoney.ts';
import type { CatalogueViewModel } from '../catalogue/CatalogueViewModel.ts';
import { type CategoryTile, categoryTile } from '../catalogue/categoryTile.ts';
import { type CreatorView, creatorView } from '../catalogue/creators/creatorView.ts';
import { newArrivals } from '../catalogue/newArrivals.ts';
import type { ListingViewModel } from '../listing/ListingViewModel.ts';
import { paths } from '../paths/paths.ts';

/** A video card of the new arrivals. */
export type NewArrival = {
  readonly productId: number;
  readonly path: string;
  readonly name: string;
  /** Whose it is and its price; undefined until the catalogue is there. */
  readonly about: { readonly creator: CreatorView; readonly price: string } | undefined;
  /** The video's playback rate; 1 is the normal speed. */
  readonly playbackRate: number;
};

/** The home page. */
export class HomeViewModel {
  private readonly catalogue: CatalogueViewModel;
  private readonly listing: ListingViewModel;

  constructor(catalogue: CatalogueViewModel, listing: ListingViewModel) {
    this.catalogue = catalogue;
    this.listing = listing;
    makeAutoObservable<this, 'catalogue' | 'listing'>(this, { catalogue: false, listing: false }, { autoBind: true });
  }

  get newArrivals(): readonly NewArrival[] {
    return newArrivals.map(({ productId, playbackRate }) => {
      const product = this.catalogue.productById(String(productId));
      return {
        ...{ productId, playbackRate, path: paths.product(productId) },
        name: product?.name ?? `New arrival ${productId}`,
        about: product && {
          creator: creatorView(product.influencer),
          price: formatMoney(lowestPrice(product)),
        },
      };
    });
  }

  get categoryTiles(): readonly CategoryTile[] {
    return this.catalogue.options.categories.map(categoryTile);
  }

  get creators(): readonly CreatorView[] {
    return this.catalogue.options.influencers.map(creatorView);
  }

  /** How many creators there are, also those that are not shown. */
  get creatorCount(): number {
    return this.catalogue.options.influencerCount;
  }

  shopNow(): void {
    this.listing.shopNow();
  }

  shopCategory(category: string): void {
    this.listing.shopCategory(category);
  }
}
