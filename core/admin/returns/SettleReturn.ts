import type { FormRejection } from '../../domain/accounts/FormRejection.ts';
import type { ReturnState } from '../../domain/returns/Return.ts';
import { attemptCall, type Failed } from '../calls/attemptCall.ts';
import type { Refused } from '../ports/ForChangingOrders.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForSettlingReturns, ReturnStep, ReturnsPage, StaffReturn } from '../ports/ForSettlingReturns.ts';

/** What is typed about a step of a return. */
export type ReturnFields = {
  /** How many pieces of each line arrived, by SKU. */
  readonly quantities: Readonly<Record<string, number>>;
  readonly restock: boolean;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly note: string;
};

export type ReturnFieldErrors = { readonly [Field in keyof ReturnFields]?: string };

export type ReturnPorts = { readonly returns: ForSettlingReturns; readonly log: ForLogging };

/** Finds a page of the returns of a state, or of all: the first, or the one `after` another. */
export type FindReturns = (
  search: { readonly state?: ReturnState },
  after?: string,
) => Promise<({ readonly outcome: 'found' } & ReturnsPage) | Failed>;

export function makeFindReturns({ returns, log }: ReturnPorts): FindReturns {
  return ({ state }, after) =>
    attemptCall(
      async () => ({ outcome: 'found' as const, ...(await returns.find(state, after)) }),
      log,
      'The returns could not be found',
    );
}

/** Takes a step of a return with what was typed. */
export type SettleReturn = (
  one: StaffReturn,
  kind: ReturnStep['kind'],
  fields: ReturnFields,
) => Promise<{ readonly outcome: 'settled' } | FormRejection<ReturnFieldErrors>>;

export function makeSettleReturn({ returns, log }: ReturnPorts): SettleReturn {
  return async (one, kind, fields) => {
    const step = stepOf(one, kind, fields);
    if ('errors' in step) return { outcome: 'invalid', errors: step.errors };
    const settled = await attemptCall(() => returns.settle(one.id, step), log, 'A return could not be changed');
    return settled.outcome === 'settled' ? settled : { outcome: 'refused', text: settled.text };
  };
}

/** Tells what would go back for what arrived. */
export type PreviewReturnRefund = (
  one: StaffReturn,
) => Promise<{ readonly outcome: 'refund'; readonly amount: number } | Refused | Failed>;

export function makePreviewReturnRefund({ returns, log }: ReturnPorts): PreviewReturnRefund {
  return ({ id }) => attemptCall(() => returns.previewRefund(id), log, 'A refund could not be previewed');
}

function stepOf(
  { lines }: StaffReturn,
  kind: ReturnStep['kind'],
  { quantities, restock, ...fields }: ReturnFields,
): ReturnStep | { readonly errors: ReturnFieldErrors } {
  const [carrier, trackingNumber, note] = [fields.carrier.trim(), fields.trackingNumber.trim(), fields.note.trim()];
  switch (kind) {
    case 'receive': {
      const arrived = lines.flatMap(({ sku }) => {
        const quantity = quantities[sku] ?? 0;
        return quantity > 0 ? [{ sku, quantity }] : [];
      });
      if (arrived.length === 0) return { errors: { quantities: 'Nothing has arrived: refuse the return instead' } };
      return { kind, lines: arrived, restock };
    }
    case 'refund':
      return { kind };
    case 'exchange': {
      const errors: ReturnFieldErrors = {
        ...(carrier === '' && { carrier: 'Carrier is required' }),
        ...(trackingNumber === '' && { trackingNumber: 'Tracking number is required' }),
      };
      return Object.keys(errors).length > 0 ? { errors } : { kind, carrier, trackingNumber };
    }
    case 'refuse':
      return note === '' ? { errors: { note: 'The shopper reads why: please say it' } } : { kind, note };
  }
}
