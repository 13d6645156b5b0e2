import type {
  ChangeOutcome,
  ForChangingOrders,
  OrderChange,
  RefundedPart,
  RefundOutcome,
  RefundRequest,
  Refused,
} from '../../../core/admin/ports/ForChangingOrders.ts';
import type { ForReadingOrders, OrderSearch, OrdersPage } from '../../../core/admin/ports/ForReadingOrders.ts';
import type { StaffOrder } from '../../../core/admin/ports/StaffOrder.ts';
import { orderResponse, ordersResponse, refundResponse, retryResponse } from '../../wire/admin/orderCalls.ts';
import type { AdminApi } from './AdminApi.ts';
import { ignoreUnknown, refusalOf } from './outcomes.ts';
import { RefusedCall } from './RefusedCall.ts';

const CONFLICT = 409;

/** The orders at `/api/admin/orders`. */
export class HttpStaffOrders implements ForReadingOrders, ForChangingOrders {
  readonly #api: AdminApi;
  /** The ids of orders that were listed, by their number. */
  readonly #ids = new Map<string, string>();

  constructor(api: AdminApi) {
    this.#api = api;
  }

  async find({ status, text, isOldestFirst = false }: OrderSearch, after?: string): Promise<OrdersPage> {
    const path = withQuery('/orders', {
      ...(status !== undefined && { state: status }),
      ...(text !== '' && { q: text }),
      ...(isOldestFirst && { sort: 'oldest' }),
      ...(after !== undefined && { after }),
    });
    const page = await this.#api.call({ method: 'GET', path, responseSchema: ordersResponse });
    for (const { number, id } of page.orders) this.#ids.set(number, id);
    return page;
  }

  async order(number: string): Promise<StaffOrder | undefined> {
    if (!this.#ids.has(number)) await this.find({ text: number });
    const id = this.#ids.get(number);
    if (id === undefined) return undefined;
    const call = this.#api.call({ method: 'GET', path: pathOf(id), responseSchema: orderResponse });
    return call.then(({ order }) => order, ignoreUnknown);
  }

  fileUrl({ status, text }: OrderSearch): string {
    const query = { ...(status !== undefined && { state: status }), ...(text !== '' && { q: text }) };
    return withQuery('/api/admin/orders.csv', query);
  }

  change(orderId: string, { kind, ...body }: OrderChange): Promise<ChangeOutcome> {
    const path = `${pathOf(orderId)}/${kind === 'note' ? 'notes' : kind}`;
    const hasBody = Object.keys(body).length > 0;
    const call = this.#api.call({
      method: 'POST',
      path,
      ...(hasBody && { body }),
      responseSchema: orderResponse,
    });
    return call.then(({ order }): ChangeOutcome => ({ outcome: 'changed', order }), outcomeOf);
  }

  previewRefund(orderId: string, what: RefundedPart): Promise<RefundOutcome> {
    // Every refund has a reason; that of a preview is not kept.
    return this.#refund(`${pathOf(orderId)}/refunds?preview`, { ...what, restock: false, reason: 'Preview' });
  }

  refund(orderId: string, { what, restock, reason }: RefundRequest): Promise<RefundOutcome> {
    return this.#refund(`${pathOf(orderId)}/refunds`, { ...what, restock, reason });
  }

  retryRefund(refundId: string): Promise<{ readonly outcome: 'retried' } | Refused> {
    const path = `/refunds/${encodeURIComponent(refundId)}/retry`;
    const call = this.#api.call({ method: 'POST', path, responseSchema: retryResponse });
    return call.then(() => ({ outcome: 'retried' as const }), refusalOf);
  }

  #refund(path: string, body: object): Promise<RefundOutcome> {
    const call = this.#api.call({ method: 'POST', path, body, responseSchema: refundResponse });
    return call.then(({ refund: { amount, lines } }) => ({ outcome: 'refund' as const, amount, lines }), refusalOf);
  }
}

function withQuery(path: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters);
  return query.size === 0 ? path : `${path}?${query}`;
}

function pathOf(orderId: string): string {
  return `/orders/${encodeURIComponent(orderId)}`;
}

function outcomeOf(error: unknown): ChangeOutcome {
  const refused = refusalOf(error);
  const isConflict = error instanceof RefusedCall && error.status === CONFLICT;
  return isConflict ? { outcome: 'conflict', text: refused.text } : refused;
}
