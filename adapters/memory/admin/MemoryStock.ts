import type { ForManagingStock, StockMovement, StockSearch } from '../../../core/admin/ports/ForManagingStock.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import { makeFindStyles } from '../../../core/backend/staff/catalogue/FindStyles.ts';
import { makeMoveStock } from '../../../core/backend/staff/MoveStock.ts';
import type { Actor } from '../../../core/domain/staff/Actor.ts';
import { MemoryBackEndPorts } from '../backEnd/MemoryBackEndPorts.ts';

/** The stock of a shop in memory: the back-end's use cases on its fakes. */
export class MemoryStock implements ForManagingStock {
  /** Test control. */
  readonly ports = new MemoryBackEndPorts();
  /** Test control: how many styles a page has. */
  pageSize = 50;
  /** Test control: what every call rejects with. */
  failure: Error | undefined;
  readonly #actor: Actor = { kind: 'staff', id: 'ravi', name: 'Ravi' };
  readonly #find = makeFindStyles(this.ports).findStyles;
  readonly #move = makeMoveStock(this.ports);

  async find({ text, state }: StockSearch, after?: string) {
    this.#fail();
    const { styles, next } = await this.#find({ text, state, after, limit: this.pageSize });
    const rows = styles.map(({ style, sizes }) => ({
      ...{ styleId: style.id, title: style.title, creator: style.creator },
      sizes: sizes.map(({ sku, size, hidden, onHand, held }) => ({
        ...{ sku, size, hidden },
        ...(onHand !== undefined && held !== undefined && { onHand, held }),
      })),
    }));
    return { rows, ...(next !== undefined && { next }) };
  }

  async move(movements: readonly StockMovement[]) {
    this.#fail();
    const moved = await this.#move(this.#actor, movements);
    if ('invalid' in moved) return { outcome: 'refused', texts: moved.invalid } as const;
    const levels = await this.ports.stock.levels(movements.map(({ sku }) => sku));
    return { outcome: 'moved', levels: levels.map((level) => ({ ...level })) } as const;
  }

  /** Test control: makes every call fail as without a connection. */
  loseConnection(): void {
    this.failure = new Unreachable('Network Error');
  }

  #fail(): void {
    if (this.failure !== undefined) throw this.failure;
  }
}
