import type { Admin } from '../../../core/backend/staff/Admin.ts';
import { movementsBody, movementsResponse, stockQuery, stockResponse } from '../../wire/admin/stockCalls.ts';
import { type AdminRoute, staffRoute } from './AdminRoute.ts';

/** The calls under /admin/stock. */
export function stockRoutes({ catalogue, moveStock, stockLevels }: Admin): readonly AdminRoute[] {
  return [
    staffRoute({
      ...{ method: 'GET', path: '/stock', action: 'stock.read' },
      summary: 'Returns styles with the pieces of their sizes, those that came last into the catalogue first.',
      schema: { querystring: stockQuery, response: stockResponse },
      handle: (_caller, { query: { q, ...page } }) => catalogue.findStyles({ text: q, ...page }),
      toBody: ({ styles, next }) => ({
        rows: styles.map(({ style, sizes }) => ({
          ...{ styleId: style.id, title: style.title, creator: style.creator },
          sizes: sizes.map(({ sku, size, hidden, onHand, held }) => ({
            ...{ sku, size, hidden },
            ...(onHand !== undefined && held !== undefined && { onHand, held }),
          })),
        })),
        ...(next !== undefined && { next }),
      }),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/stock/movements', action: 'stock.change' },
      summary: 'Changes the pieces of products, all or nothing. A product that was not counted is counted from now on.',
      schema: { body: movementsBody, response: movementsResponse },
      handle: async ({ actor }, { body: { movements } }) => {
        const moved = await moveStock(actor, movements);
        if ('invalid' in moved) return moved;
        return { levels: await stockLevels(movements.map(({ sku }) => sku)) };
      },
      toBody: ({ levels }) => ({ levels: levels.map((level) => ({ ...level })) }),
    }),
  ];
}
