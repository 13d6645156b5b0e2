import type { FoundReturn } from '../../../core/backend/ports/orders/ForStoringReturns.ts';
import type { Conflict } from '../../../core/backend/ports/refusals/Conflict.ts';
import { type Invalid, isInvalid } from '../../../core/backend/ports/refusals/Invalid.ts';
import type { Settled } from '../../../core/backend/returns/SettleReturn.ts';
import type { Admin } from '../../../core/backend/staff/Admin.ts';
import { refundQuery, refundResponse } from '../../wire/admin/orderCalls.ts';
import {
  exchangeBody,
  receiveBody,
  refuseBody,
  returnResponse,
  returnsQuery,
  returnsResponse,
  type WireReturn,
} from '../../wire/admin/returnCalls.ts';
import { entryParameters } from '../../wire/requestText.ts';
import { type AdminRoute, staffRoute } from './AdminRoute.ts';
import { toWireRefundedLine } from './toWireOrder.ts';

const OK = 200;
const CREATED = 201;

/** The calls under /admin/returns. */
export function returnRoutes({ findReturns, showReturn, returns }: Admin): readonly AdminRoute[] {
  /** Resolves with the return after a change, or with why there was none. */
  const changed = async (id: string, change: Promise<Settled>) => {
    const done = await answerOf(change);
    return typeof done === 'string' || isInvalid(done) || 'conflict' in done ? done : showReturn(id);
  };
  const schema = { params: entryParameters, response: returnResponse };
  const one = {
    refusals: ['unknown-return'],
    toBody: (found: FoundReturn) => ({ return: toWireReturn(found) }),
  } as const;

  return [
    staffRoute({
      ...{ method: 'GET', path: '/returns', action: 'returns.read' },
      summary: 'Returns 50 returns, the newest first, and how many are in each state.',
      schema: { querystring: returnsQuery, response: returnsResponse },
      handle: (_caller, { query }) => findReturns(query),
      toBody: ({ returns: found, ...page }) => ({ ...page, returns: found.map(toWireReturn) }),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/returns/:id/receive', action: 'returns.receive', ...one },
      summary: 'Takes in the pieces of a return, into stock or not, and mails the shopper.',
      schema: { ...schema, body: receiveBody },
      handle: ({ actor }, { params: { id }, body: { lines, restock } }) => {
        const pieces = lines?.map(({ sku, quantity }) => ({ key: sku, quantity }));
        return changed(id, returns.receive(actor, id, { lines: pieces, restock }));
      },
    }),
    staffRoute({
      ...{ method: 'POST', path: '/returns/:id/refund', status: CREATED, action: 'returns.refund' },
      summary:
        'Gives back what was paid for the pieces that arrived, or what is left of it. With `preview`, tells what would go back.',
      schema: { params: entryParameters, querystring: refundQuery, response: refundResponse },
      refusals: ['unknown-return'],
      handle: ({ actor }, { params: { id }, query: { preview } }) =>
        answerOf(returns.refund(actor, id, preview !== undefined)),
      toBody: ({ id, amount, lines }) => ({
        refund: { ...(id !== undefined && { id, status: 'requested' }), amount, lines: lines.map(toWireRefundedLine) },
      }),
      send: (body, { query }, reply) => reply.code('preview' in Object(query) ? OK : CREATED).send(body),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/returns/:id/exchange', action: 'returns.exchange', ...one },
      summary: 'Hands the other sizes of what arrived to the carrier and mails the shopper. No money moves.',
      schema: { ...schema, body: exchangeBody },
      handle: ({ actor }, { params: { id }, body }) => changed(id, returns.exchange(actor, id, body)),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/returns/:id/refuse', action: 'returns.refuse', ...one },
      summary: 'Ends a return without money or another size, with a note that the shopper is mailed.',
      schema: { ...schema, body: refuseBody },
      handle: ({ actor }, { params: { id }, body: { note } }) => changed(id, returns.refuse(actor, id, note)),
    }),
  ];
}

type Answered = Invalid | Conflict | 'unknown-return';

/** Resolves with what was done; with a conflict when the state of the return does not allow it. */
async function answerOf<Done extends object>(change: Promise<Settled<Done>>): Promise<Done | Answered> {
  const done = await change;
  if (done === 'unknown-return' || isInvalid(done)) return done;
  if ('refused' in done) return { conflict: done.refused, state: done.state };
  return done;
}

function toWireReturn(found: FoundReturn): WireReturn {
  const { id, state, at, orderId, orderNumber, shopper, lines, received, isRestocked, heldUntil, parcel, note } = found;
  return {
    ...{ id, state, askedAt: at, orderId, orderNumber, name: shopper },
    lines: lines.map(({ key, name, size, quantity, reason, exchange }) => ({
      ...{ sku: key, name, size, quantity, reason },
      ...(received && { received: received.find((pieces) => pieces.key === key)?.quantity ?? 0 }),
      ...(exchange && { exchange: { sku: exchange.key, size: exchange.size } }),
    })),
    ...(isRestocked !== undefined && { restocked: isRestocked }),
    ...(heldUntil !== undefined && { heldUntil }),
    ...(parcel !== undefined && { parcel }),
    ...(note !== undefined && { note }),
  };
}
