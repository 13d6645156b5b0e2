import type { Admin } from '../../../core/backend/staff/Admin.ts';
import { samplesResponse, setupResponse } from '../../wire/admin/setupCalls.ts';
import { type AdminRoute, staffRoute } from './AdminRoute.ts';

/** The calls /admin/setup and /admin/samples. */
export function setupRoutes({ checkSetup, removeSamples }: Admin): readonly AdminRoute[] {
  return [
    staffRoute({
      ...{ method: 'GET', path: '/setup', action: 'setup.read', schema: { response: setupResponse } },
      summary: 'Returns how the shop is set up, without secrets, and how many products it has.',
      handle: () => checkSetup(),
      toBody: (check) => ({ ...check, warnings: check.warnings.slice() }),
    }),
    staffRoute({
      ...{ method: 'DELETE', path: '/samples', action: 'samples.remove', schema: { response: samplesResponse } },
      summary: 'Deletes the sample shopper with her orders, and disables the sample owner.',
      handle: ({ actor }) => removeSamples(actor),
      toBody: (removed) => ({ ...removed }),
    }),
  ];
}
