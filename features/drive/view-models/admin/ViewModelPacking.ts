import { PACKING } from '../../../../src/admin/orders/pageTokens.ts';
import type { PackingDriver } from '../../contracts/admin/WorkDrivers.ts';
import type { AdminTab } from './AdminTab.ts';

/** The run of packing, by its view-model. */
export class ViewModelPacking implements PackingDriver {
  readonly #tab: AdminTab;

  constructor(tab: AdminTab) {
    this.#tab = tab;
    tab.whenShown('Pack', () => this.#run);
  }

  async order(): Promise<string> {
    return this.#run.status === 'done' ? '' : (this.#run.view?.number ?? '');
  }

  async lines(): Promise<readonly string[]> {
    return (this.#run.view?.lines ?? []).map(({ name, size, quantity }) => `${name}, ${size} × ${quantity}`);
  }

  async pick(product: string): Promise<void> {
    const line = this.#run.view?.lines.find(({ name }) => name === product);
    if (line === undefined) throw new Error(`${product} is not in the order at hand`);
    this.#run.pick(line.sku);
  }

  async picked(): Promise<string> {
    return this.#run.view?.pickedText ?? '';
  }

  async pack(): Promise<void> {
    await this.#run.pack();
  }

  async skip(): Promise<void> {
    await this.#run.skip();
  }

  async said(): Promise<string> {
    return this.#run.said;
  }

  async ending(): Promise<string> {
    return this.#run.status === 'done' ? this.#run.doneText : '';
  }

  get #run() {
    return this.#tab.on('Pack', PACKING, (run) => run.appear());
  }
}
