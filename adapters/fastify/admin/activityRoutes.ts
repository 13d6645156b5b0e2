import type { Admin } from '../../../core/backend/staff/Admin.ts';
import { activityResponse, pageQuery } from '../../wire/admin/activityCalls.ts';
import { type AdminRoute, staffRoute } from './AdminRoute.ts';

/** The call /admin/activity. */
export function activityRoutes({ listActivity }: Admin): readonly AdminRoute[] {
  return [
    staffRoute({
      ...{ method: 'GET', path: '/activity', action: 'activity.read' },
      summary: 'Returns what was changed in the admin, the newest first, and by whom.',
      schema: { querystring: pageQuery, response: activityResponse },
      handle: (_caller, { query: { after } }) => listActivity(after),
      toBody: ({ activity, next }) => ({ activity: activity.map((entry) => ({ ...entry })), ...(next && { next }) }),
    }),
  ];
}
