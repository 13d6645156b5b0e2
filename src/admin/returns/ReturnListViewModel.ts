import { makeAutoObservable, observableRef } from 'mobx';
import type { ReturnStep, ReturnsPage, StaffReturn } from '../../../core/admin/ports/ForSettlingReturns.ts';
import type {
  FindReturns,
  PreviewReturnRefund,
  ReturnFields,
  SettleReturn,
} from '../../../core/admin/returns/SettleReturn.ts';
import { formatMoney } from '../../../core/domain/money/formatMoney.ts';
import { isExchange, mayBeRefused } from '../../../core/domain/returns/Return.ts';
import { type AdminAction, mayDo } from '../../../core/domain/staff/adminActions.ts';
import { AccountForm, type AccountFormContext } from '../../shared/forms/AccountForm.ts';
import { PagedSearch } from '../lists/PagedSearch.ts';
import type { StaffSessionViewModel } from '../session/StaffSessionViewModel.ts';
import { type ReturnSearch, searchPath, TABS } from './returnSearch.ts';
import { type ReturnView, returnView } from './returnView.ts';

export type ReturnListParts = AccountFormContext & {
  readonly findReturns: FindReturns;
  readonly settleReturn: SettleReturn;
  readonly previewRefund: PreviewReturnRefund;
  readonly session: Pick<StaffSessionViewModel, 'staff'>;
};

export type StepKind = ReturnStep['kind'];

const BLANK: ReturnFields = { quantities: {}, restock: true, carrier: '', trackingNumber: '', note: '' };

const DONE: Readonly<Record<StepKind, string>> = {
  receive: 'has arrived',
  refund: 'is refunded',
  exchange: 'is exchanged',
  refuse: 'is refused',
};

/** The returns of a state, and the step of one that is taken in a dialog. */
export class ReturnListViewModel {
  readonly pages: PagedSearch<ReturnSearch, ReturnsPage>;
  readonly form: AccountForm<ReturnFields, { readonly outcome: 'settled' }>;
  /** What has happened; empty while there is nothing to say. */
  news = '';
  /** The step that the open dialog takes; undefined while none is open. */
  step: StepKind | undefined = undefined;
  /** What a refund gives back; empty until it is known. */
  goesBack = '';
  private chosen: StaffReturn | undefined = undefined;
  private readonly parts: ReturnListParts;

  constructor(parts: ReturnListParts) {
    this.parts = parts;
    const { findReturns, pendingWork, clock } = parts;
    this.pages = new PagedSearch<ReturnSearch, ReturnsPage>({
      ...{ find: findReturns, join, pendingWork },
      blank: { search: {}, page: { returns: [], counts: {} } },
    });
    this.form = new AccountForm({
      ...{ pendingWork, clock, blank: BLANK },
      attempt: async (fields) => {
        const { chosen, step } = this;
        if (chosen === undefined || step === undefined) return { outcome: 'refused', text: 'Nothing is chosen' };
        return parts.settleReturn(chosen, step, fields);
      },
      whenDone: this.whenSettled.bind(this),
    });
    makeAutoObservable<this, 'chosen' | 'parts'>(
      this,
      { pages: false, form: false, chosen: observableRef, parts: false },
      { autoBind: true },
    );
  }

  get tabs() {
    const { page, search } = this.pages;
    const all = Object.values(page.counts).reduce((sum, count) => sum + count, 0);
    return TABS.map(({ label, state }) => ({
      ...{ label, isCurrent: state === search.state },
      path: searchPath(state === undefined ? {} : { state }),
      count: state === undefined ? all : (page.counts[state] ?? 0),
    }));
  }

  /** The returns, each with the steps that the present member of staff may take. */
  get rows(): readonly (ReturnView & { readonly steps: readonly StepKind[] })[] {
    return this.pages.page.returns.map((one) => ({ ...returnView(one), steps: this.stepsOf(one) }));
  }

  /** What an empty list says. */
  get emptyText(): string {
    const tab = this.tabs.find(({ isCurrent }) => isCurrent)?.label ?? 'All';
    return tab === 'All' ? 'No returns yet' : `No return is ${tab.toLowerCase()}`;
  }

  /** The lines of the chosen return, as a form asks how many of each arrived. */
  get lines() {
    return (this.chosen?.lines ?? []).map(({ sku, name, size, quantity }) => ({
      ...{ sku, name: `${name}, ${size}`, most: quantity },
    }));
  }

  /** Opens the dialog of a step of a return. */
  begin(id: string, step: StepKind): void {
    const chosen = this.pages.page.returns.find((one) => one.id === id);
    if (chosen === undefined) return;
    this.chosen = chosen;
    this.step = step;
    this.goesBack = '';
    this.form.reset();
    this.form.change('quantities', Object.fromEntries(chosen.lines.map(({ sku, quantity }) => [sku, quantity])));
    if (step === 'refund') void this.preview(chosen);
  }

  close(): void {
    this.step = undefined;
  }

  private stepsOf(one: StaffReturn): readonly StepKind[] {
    const steps: readonly StepKind[] = [
      ...(one.state === 'asked' ? (['receive'] as const) : []),
      ...(one.state === 'received' && isExchange(one) ? (['exchange'] as const) : []),
      ...(one.state === 'received' ? (['refund'] as const) : []),
      ...(mayBeRefused(one.state, one.restocked) ? (['refuse'] as const) : []),
    ];
    const role = this.parts.session.staff?.role;
    return steps.filter((step) => role !== undefined && mayDo(role, `returns.${step}` satisfies AdminAction));
  }

  private async preview(one: StaffReturn): Promise<void> {
    const found = await this.parts.pendingWork.track(this.parts.previewRefund(one));
    if (this.chosen === one && this.step === 'refund') this.tell(found);
  }

  private tell(found: Awaited<ReturnType<PreviewReturnRefund>>): void {
    if (found.outcome === 'refund') this.goesBack = formatMoney(found.amount);
    else this.form.refusal = found.text;
  }

  private whenSettled(): void {
    const { chosen, step } = this;
    this.step = undefined;
    if (chosen !== undefined && step !== undefined) this.news = `The return of ${chosen.orderNumber} ${DONE[step]}.`;
    void this.pages.load();
  }
}

function join({ next: _, ...page }: ReturnsPage, { returns, counts, next }: ReturnsPage): ReturnsPage {
  const known = new Set(page.returns.map(({ id }) => id));
  const others = returns.filter(({ id }) => !known.has(id));
  return { counts, returns: [...page.returns, ...others], ...(next !== undefined && { next }) };
}
