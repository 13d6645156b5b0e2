import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { LineNews } from '../../../core/domain/cart/LineNews.ts';
import { formatMoney } from '../../../core/domain/money/formatMoney.ts';
import type { LoadList } from '../../../core/storefront/session/LoadList.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';
import type { CartViewModel } from './CartViewModel.ts';

export type CartNewsParts = {
  readonly cart: Pick<CartViewModel, 'status' | 'confirmed'>;
  readonly pendingWork: PendingWork;
  readonly loadNews: LoadList<LineNews>;
  /** Takes the news as read. */
  readonly acceptNews: LoadList<LineNews>;
};

/** What has become of the cart's lines since the shopper put them there. */
export class CartNewsViewModel {
  private news: readonly LineNews[] = [];
  private readonly parts: CartNewsParts;

  constructor(parts: CartNewsParts) {
    this.parts = parts;
    makeAutoObservable<this, 'news' | 'parts'>(this, { news: observableRef, parts: false }, { autoBind: true });
  }

  /** The news as sentences, by the keys of the products. */
  get sentences(): readonly { readonly key: string; readonly text: string }[] {
    return this.news.map((each) => ({ key: each.key, text: sentenceOf(each) }));
  }

  /** Asks for the news, and again when the lines or their prices change. Returns a function that stops it. */
  appear(): () => void {
    const { cart } = this.parts;
    const lines = () =>
      cart.status === 'ready'
        ? cart.confirmed.map(({ key, discountedPrice }) => `${key} ${discountedPrice}`).join()
        : undefined;
    return reaction(lines, (known) => known !== undefined && void this.load(), { fireImmediately: true });
  }

  /** Takes the news as read. */
  accept(): Promise<void> {
    return this.show(this.parts.acceptNews);
  }

  private load(): Promise<void> {
    return this.show(this.parts.loadNews);
  }

  /** A call that fails changes nothing on the screen: Place Order has the last word about prices. */
  private async show(ask: LoadList<LineNews>): Promise<void> {
    const answer = await this.parts.pendingWork.track(ask());
    runInAction(() => {
      if ('items' in answer) this.news = answer.items;
    });
  }
}

function sentenceOf(news: LineNews): string {
  if (news.kind === 'hidden') return `${news.name} is no longer sold and has left your cart.`;
  return `${news.name} costs ${formatMoney(news.price)} now. It was ${formatMoney(news.was)} when you put it into the cart.`;
}
