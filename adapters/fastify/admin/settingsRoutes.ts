import { isInvalid } from '../../../core/backend/ports/refusals/Invalid.ts';
import { isStale, type Stale } from '../../../core/backend/ports/refusals/Stale.ts';
import type { Admin } from '../../../core/backend/staff/Admin.ts';
import type { ShopSettings } from '../../../core/domain/settings/ShopSettings.ts';
import { mayDo } from '../../../core/domain/staff/adminActions.ts';
import { ifMatch } from '../../wire/admin/catalogueCalls.ts';
import {
  changedSettingsResponse,
  changeSettingsBody,
  settingsResponse,
  testMailResponse,
} from '../../wire/admin/settingsCalls.ts';
import type { OutsideFacts } from '../ServerOptions.ts';
import { type AdminRoute, staffRoute } from './AdminRoute.ts';
import { matchesTag } from './catalogue/entityTag.ts';
import { sendTagged } from './catalogue/sendTagged.ts';

const ACCEPTED = 202;

/** The calls under /admin/settings. */
export function settingsRoutes(admin: Admin, { mail, payments }: OutsideFacts): readonly AdminRoute[] {
  return [
    staffRoute({
      ...{ method: 'GET', path: '/settings', action: 'settings.read', schema: { response: settingsResponse } },
      summary:
        'Returns the settings of the shop, and the state of its mails and, for owners, of its payments. The `ETag` is that of the settings alone.',
      handle: async ({ role }) => ({
        settings: await admin.readSettings(),
        ...(mayDo(role, 'settings.read-payments') && {
          payments: { keys: payments, ...(await admin.readPaymentState()) },
        }),
      }),
      toBody: ({ settings, payments: state }) => ({
        settings: toWireSettings(settings),
        mail,
        ...(state !== undefined && { payments: state }),
      }),
      send: sendTagged('settings'),
    }),
    staffRoute({
      ...{ method: 'PATCH', path: '/settings', action: 'settings.change' },
      summary: 'Changes settings of the shop. When they have changed meanwhile: status 412.',
      schema: { headers: ifMatch, body: changeSettingsBody, response: changedSettingsResponse },
      refusals: ['state-not-named'],
      handle: async ({ actor }, { headers, body }) => {
        const tag = headers['if-match'];
        if (tag === undefined) return 'state-not-named';
        const changed = await admin.changeSettings(actor, body, (now) => matchesTag(tag, toWireSettings(now)));
        if (isStale(changed)) return staleSettings(changed);
        if (isInvalid(changed)) return changed;
        return { settings: changed };
      },
      toBody: ({ settings }) => ({ settings: toWireSettings(settings) }),
      send: sendTagged('settings'),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/settings/test-mail', status: ACCEPTED, action: 'settings.change', isPersonal: true },
      summary: 'Sends a mail to the person who asks.',
      schema: { response: testMailResponse },
      handle: ({ actor }) => admin.sendTestMail(actor),
      toBody: ({ to }) => ({ to }),
    }),
  ];
}

function staleSettings({ stale }: Stale<ShopSettings>): Stale {
  return { stale: toWireSettings(stale) };
}

function toWireSettings({ delivery, ...seller }: ShopSettings) {
  const { holidays, zones, ...days } = delivery;
  return {
    ...seller,
    delivery: {
      ...days,
      zones: zones.map((zone) => ({ ...zone, states: [...zone.states] })),
      ...(holidays && { holidays: [...holidays] }),
    },
  };
}
