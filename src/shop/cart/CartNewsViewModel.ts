import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { LineNews } from '../../../core/domain/cart/LineNews.ts';
import type { StorefrontPorts } from '../../../core/storefront/ports/StorefrontPorts.ts';
import type { ReportFailure } from '../../../core/storefront/session/ReportFailure.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';
import { formatMoney } from '../../shared/ui/text/formatMoney.ts';
import type { SessionViewModel } from '../session/SessionViewModel.ts';
import type { CartViewModel } from './CartViewModel.ts';

export type CartNewsParts = Pick<StorefrontPorts, 'cartNews' | 'visibility'> & {
  readonly cart: Pick<CartViewModel, 'status' | 'confirmed'>;
  readonly session: Pick<SessionViewModel, 'session'>;
  readonly pendingWork: PendingWork;
  readonly reportFailure: ReportFailure;
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

  /** Asks for the news, and again when the lines or their prices change and when the shop is looked at. Returns a function that stops it. */
  appear(): () => void {
    const { cart, visibility } = this.parts;
    const lines = () =>
      cart.status === 'ready'
        ? cart.confirmed.map(({ key, discountedPrice }) => `${key} ${discountedPrice}`).join()
        : undefined;
    const stops = [
      reaction(lines, (known) => known !== undefined && void this.load(), { fireImmediately: true }),
      visibility.whenVisible(() => void this.load()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Takes the news as read. */
  async accept(): Promise<void> {
    await this.ask((session) => this.parts.cartNews.accept(session).then(() => []));
  }

  private load(): Promise<void> {
    return this.ask((session) => this.parts.cartNews.news(session));
  }

  /** A failure changes nothing on the screen: it is about the past, and Place Order has the last word about prices. */
  private async ask(
    call: (session: NonNullable<SessionViewModel['session']>) => Promise<readonly LineNews[]>,
  ): Promise<void> {
    const { session, pendingWork, reportFailure } = this.parts;
    const shopper = session.session;
    if (shopper === undefined) return;
    try {
      const news = await pendingWork.track(call(shopper));
      runInAction(() => {
        if (session.session?.token === shopper.token) this.news = news;
      });
    } catch (error) {
      reportFailure(error);
    }
  }
}

function sentenceOf(news: LineNews): string {
  if (news.kind === 'hidden') return `${news.name} is no longer sold and has left your cart.`;
  return `${news.name} costs ${formatMoney(news.price)} now. It was ${formatMoney(news.was)} when you put it into the cart.`;
}
