import { RETURN_LIST } from '../../../../src/admin/returns/pageTokens.ts';
import type { StepKind } from '../../../../src/admin/returns/ReturnListViewModel.ts';
import { searchIn } from '../../../../src/admin/returns/returnSearch.ts';
import type { ReturnFacts, ReturnsDriver } from '../../contracts/admin/ReturnsDriver.ts';
import { type AdminTab, said } from './AdminTab.ts';

const BUTTONS: Readonly<Record<StepKind, string>> = {
  receive: 'Receive',
  refund: 'Refund',
  exchange: 'Ship the other size',
  refuse: 'Refuse',
};

/** The returns, by their view-model. */
export class ViewModelReturns implements ReturnsDriver {
  readonly #tab: AdminTab;

  constructor(tab: AdminTab) {
    this.#tab = tab;
    tab.whenShown('Returns', () => this.#list);
  }

  async chooseTab(label: string): Promise<void> {
    const tab = this.#list.tabs.find((each) => each.label === label);
    if (tab === undefined) throw new Error(`There is no tab ${label}`);
    this.#tab.goTo(tab.path);
  }

  async returns(): Promise<readonly ReturnFacts[]> {
    return this.#list.rows.map(({ state, shopper, lines, facts, steps }) => ({
      ...{ state, shopper, steps: steps.map((step) => BUTTONS[step]).join(', ') },
      said: [...lines.map(({ what, why }) => `${what} ${why}`), ...facts].join(' · '),
    }));
  }

  async begin(step: StepKind): Promise<void> {
    const [newest] = this.#list.rows;
    if (!newest?.steps.includes(step)) throw new Error(`The step ${step} is not offered`);
    this.#list.begin(newest.id, step);
  }

  async receive(pieces: number, restock: boolean): Promise<void> {
    const [line] = this.#list.lines;
    this.#list.form.change('quantities', { [line?.sku ?? '']: pieces });
    this.#list.form.change('restock', restock);
    await this.#list.form.submit();
  }

  async goesBack(): Promise<string> {
    const { goesBack } = this.#list;
    return goesBack === '' ? '' : `${goesBack} goes back to the shopper for what arrived.`;
  }

  async refund(): Promise<void> {
    await this.#list.form.submit();
  }

  async exchange(carrier: string, trackingNumber: string): Promise<void> {
    this.#list.form.change('carrier', carrier);
    this.#list.form.change('trackingNumber', trackingNumber);
    await this.#list.form.submit();
  }

  async refuse(note: string): Promise<void> {
    this.#list.form.change('note', note);
    await this.#list.form.submit();
  }

  async news(): Promise<string> {
    return this.#list.news;
  }

  async complaints(): Promise<readonly string[]> {
    const { form } = this.#list;
    return said(...Object.values(form.errors), form.refusal);
  }

  get #list() {
    return this.#tab.on('Returns', RETURN_LIST, (list) => {
      void list.pages.find(searchIn(this.#tab.address.searchParams));
      return undefined;
    });
  }
}
