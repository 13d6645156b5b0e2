import type { ForKeepingSettings } from '../../../core/admin/ports/ForKeepingSettings.ts';
import { makeManageSettings } from '../../../core/backend/staff/ManageSettings.ts';
import type { ShopSettings } from '../../../core/domain/settings/ShopSettings.ts';
import { MemoryBackEndPorts } from '../backEnd/MemoryBackEndPorts.ts';
import { refusedText } from './refusedText.ts';

const RAVI = { id: 'ravi', email: 'ravi@shop.example', name: 'Ravi', role: 'owner' } as const;
const ACTOR = { kind: 'staff', id: RAVI.id, name: RAVI.name } as const;

/** The settings of a shop in memory, for its owner, Ravi: the back-end's use cases on its fakes. */
export class MemorySettings implements ForKeepingSettings {
  /** Test control: what every call rejects with. */
  failure: Error | undefined;
  /** Test control: the recipients of the test mails. */
  readonly testMails: string[] = [];
  readonly #ports = new MemoryBackEndPorts();
  readonly #settings = makeManageSettings(this.#ports);

  async read(): ReturnType<ForKeepingSettings['read']> {
    this.#fail();
    const [settings, state] = [await this.#settings.readSettings(), await this.#settings.readPaymentState()];
    const mail = { from: 'shop@localhost', isSent: false };
    return { settings, tag: tagOf(settings), mail, payments: { keys: 'simulated', ...state } };
  }

  async save(...[tag, change]: Parameters<ForKeepingSettings['save']>): ReturnType<ForKeepingSettings['save']> {
    this.#fail();
    const changed = await this.#settings.changeSettings(ACTOR, change, (current) => tagOf(current) === tag);
    if ('stale' in changed)
      return { outcome: 'stale', current: { settings: changed.stale, tag: tagOf(changed.stale) } };
    if ('invalid' in changed) return { outcome: 'refused', text: refusedText(changed) };
    return { outcome: 'saved', value: { settings: changed, tag: tagOf(changed) } };
  }

  async sendTestMail(): ReturnType<ForKeepingSettings['sendTestMail']> {
    this.#fail();
    await this.#ports.staff.add({ ...RAVI, createdAt: '2026-03-01T09:00:00+00:00' });
    const sent = await this.#settings.sendTestMail(ACTOR);
    if (typeof sent === 'string') return { outcome: 'refused', text: refusedText(sent) };
    this.testMails.push(sent.to);
    return { outcome: 'sent', to: sent.to };
  }

  #fail(): void {
    if (this.failure !== undefined) throw this.failure;
  }
}

function tagOf(settings: ShopSettings): string {
  return JSON.stringify(settings);
}
