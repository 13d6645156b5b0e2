import { formatMoney } from '../../../core/domain/money/formatMoney.ts';
import { fromRupees } from '../../../core/domain/money/Paise.ts';
import type { Actor } from '../../../core/domain/staff/Actor.ts';
import { styleIdOf } from '../../../core/domain/styles/Style.ts';
import type { AdminBackEndDriver, SizeSetup } from '../../drive/contracts/admin/AdminBackEndDriver.ts';
import { done } from './ServerStaff.ts';
import type { RunningServer } from './startServerInProcess.ts';

const COLLEAGUE: Actor = { kind: 'staff', id: 'a-colleague', name: 'Ravi' };

type Listed = {
  readonly id: number;
  readonly name: string;
  readonly size: string;
  readonly discounted_price: number;
  readonly facts?: { readonly fabric?: string };
  readonly picture?: { readonly alt?: string; readonly detail?: { readonly alt?: string } };
};

/** Makes and changes styles as a colleague does, and looks at them as shoppers do. */
export class CatalogueSeeds {
  readonly #server: RunningServer;

  constructor(server: RunningServer) {
    this.#server = server;
  }

  async add(sizes: readonly SizeSetup[]): Promise<void> {
    const ids = new Map<string, string>();
    for (const { name: title, creator = '@maya', size, price, was, pieces = '', shown } of sizes) {
      const id = ids.get(title) ?? succeeded(await this.#catalogue.addStyle(COLLEAGUE, { title, creator })).id;
      ids.set(title, id);
      const compareAtPrice = was ? fromRupees(was) : null;
      const offer = { price: fromRupees(price), compareAtPrice, hidden: shown === 'no' };
      const { sku } = succeeded(await this.#catalogue.addProduct(COLLEAGUE, { styleId: id, size, ...offer }));
      const count = { sku, kind: 'count', quantity: Number(pieces), reason: 'Counted' } as const;
      if (pieces !== '') await done(this.#server.backEnd.admin.moveStock(COLLEAGUE, [count]));
    }
  }

  async write(...[name, field, text]: Parameters<AdminBackEndDriver['colleagueWrites']>): Promise<void> {
    const id = await this.idOf(name);
    succeeded(await this.#catalogue.changeStyle(COLLEAGUE, id, { [field]: text }, () => true));
  }

  async price(...[name, size, price]: Parameters<AdminBackEndDriver['colleaguePrices']>): Promise<void> {
    const { sizes } = succeeded(await this.#catalogue.showStyle(await this.idOf(name)));
    const sku = sizes.find((each) => each.size === size)?.sku ?? '';
    succeeded(await this.#catalogue.changeProduct(COLLEAGUE, sku, { price: fromRupees(price) }, () => true));
  }

  /** Resolves with the id of the style of that title. */
  async idOf(title: string): Promise<string> {
    const product = (await this.#server.ports.products.all()).find(({ name }) => name === title);
    if (product !== undefined) return styleIdOf(product);
    const { styles } = await this.#catalogue.findStyles({ text: title, limit: 1 });
    const [found] = styles;
    if (found === undefined) throw new Error(`There is no style ${title}`);
    return found.style.id;
  }

  async soldIn(title: string): ReturnType<AdminBackEndDriver['soldIn']> {
    const { products } = (await (await this.#server.fetch('/api/products')).json()) as {
      readonly products: readonly Listed[];
    };
    const sizes = products.filter(({ name }) => name === title);
    const [first] = sizes;
    const own = [first?.picture?.alt, first?.picture?.detail?.alt];
    const further = first === undefined ? [] : await this.#furtherOf(first.id);
    const words = [...own, ...further.map(({ alt }) => alt)];
    return {
      sizes: sizes.map(({ size, discounted_price }) => ({ size, price: formatMoney(fromRupees(discounted_price)) })),
      fabric: first?.facts?.fabric ?? '',
      pictures: words.flatMap((text) => text ?? []),
    };
  }

  async #furtherOf(id: number): Promise<readonly { readonly alt?: string }[]> {
    return (await (await this.#server.fetch(`/api/catalogue/${id}/pictures`)).json()).pictures;
  }

  get #catalogue() {
    return this.#server.backEnd.admin.catalogue;
  }
}

/** Returns a result that is a value. Throws when it is not. */
export function succeeded<Value extends object>(result: Value | string): Exclude<Value, { invalid: unknown }> {
  if (typeof result === 'string' || 'invalid' in result || 'stale' in result)
    throw new Error(`Refused: ${JSON.stringify(result)}`);
  return result as Exclude<Value, { invalid: unknown }>;
}
