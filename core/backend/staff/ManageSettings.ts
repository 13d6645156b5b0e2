import type { ShopSettings } from '../../domain/settings/ShopSettings.ts';
import { settingsErrors } from '../../domain/settings/settingsFaults.ts';
import type { Actor } from '../../domain/staff/Actor.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { queueMail } from '../mails/queueMail.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';
import type { Stale } from '../ports/refusals/Stale.ts';
import { audited } from './audited.ts';

/** The fields that change. */
export type SettingsChange = { readonly [Field in keyof ShopSettings]?: ShopSettings[Field] | undefined };

type Ports = Pick<BackEndPorts, 'transactions' | 'staff' | 'settings' | 'paymentState' | 'clock' | 'ids'>;

/** The settings of the shop, and what can be tried out of them. */
export function makeManageSettings(ports: Ports) {
  const { staff, settings, paymentState, clock, ids } = ports;
  return {
    readSettings: () => settings.read(),
    readPaymentState: () => paymentState.read(),

    /** Changes the settings when they still are what the person has seen. */
    changeSettings: (
      actor: Actor,
      change: SettingsChange,
      isCurrent: (current: ShopSettings) => boolean,
    ): Promise<ShopSettings | Invalid | Stale<ShopSettings>> =>
      audited(ports, {
        ...{ actor, action: 'settings.change', subject: { kind: 'settings', id: 'shop' } },
        read: (stores) => stores.settings.read('lock'),
      }).transactions.within(async (stores) => {
        const current = await stores.settings.read();
        if (!isCurrent(current)) return { stale: current };
        const given = Object.entries(change).filter(([, value]) => value !== undefined);
        const changed: ShopSettings = { ...current, ...Object.fromEntries(given) };
        const errors = Object.entries(settingsErrors(changed));
        if (errors.length > 0) return { invalid: errors.map(([field, text]) => `${field}: ${text}`) };
        await stores.settings.save(changed);
        // What searches find is another catalogue to shoppers and their caches.
        if (changed.synonyms !== current.synonyms) await stores.catalogue.replace([]);
        return changed;
      }),

    /** Sends a mail to the person who asks. Resolves with the address. */
    sendTestMail: async (actor: Actor): Promise<{ readonly to: string } | 'unknown-staff'> => {
      const member = (await staff.all()).find(({ id }) => id === actor.id);
      if (member === undefined) return 'unknown-staff';
      const id = `test-${ids.generate()}`;
      const { transactions } = audited(ports, {
        ...{ actor, action: 'settings.change', subject: { kind: 'mail', id } },
        read: async ({ mails }) => {
          const mail = await mails.mail(id);
          return mail && { kind: mail.content.kind };
        },
      });
      const mail = { id, to: member.email, content: { kind: 'test', firstName: member.name } } as const;
      await transactions.within((stores) => queueMail(stores, mail, timestamp(clock.now())));
      return { to: member.email };
    },
  };
}
