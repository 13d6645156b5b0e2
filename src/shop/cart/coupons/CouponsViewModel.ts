import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Coupon, coupons as firstCoupons } from '../../../../core/domain/coupons/Coupon.ts';
import type { ForAgreeingPrices } from '../../../../core/storefront/ports/orders/ForAgreeingPrices.ts';
import type { StorefrontPorts } from '../../../../core/storefront/ports/StorefrontPorts.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';

export type CouponsParts = Pick<StorefrontPorts, 'log'> & {
  readonly prices: Pick<ForAgreeingPrices, 'coupons'>;
  readonly pendingWork: Pick<PendingWork, 'track'>;
};

/** The coupons that a shopper can choose. Until the back-end has told them, they are those that each shop begins with. */
export class CouponsViewModel {
  all: readonly Coupon[] = firstCoupons;
  private readonly parts: CouponsParts;

  constructor(parts: CouponsParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { all: observableRef, parts: false, find: false });
  }

  find(id: string | undefined): Coupon | undefined {
    return this.all.find((coupon) => coupon.id === id);
  }

  /** Asks which coupons there are now. Those that are known stay when there is no answer. */
  async load(): Promise<void> {
    const { prices, pendingWork, log } = this.parts;
    try {
      const all = await pendingWork.track(prices.coupons());
      runInAction(() => {
        this.all = all;
      });
    } catch (error) {
      log.error('The coupons could not be loaded', error);
    }
  }
}
