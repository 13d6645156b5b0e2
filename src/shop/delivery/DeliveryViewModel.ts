import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { pinIn } from '../../../core/domain/addresses/pin.ts';
import { deliveryText } from '../../../core/domain/delivery/deliveryText.ts';
import type { StorefrontPorts } from '../../../core/storefront/ports/StorefrontPorts.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';

export type DeliveryParts = Pick<StorefrontPorts, 'delivery' | 'pins' | 'visibility' | 'sessions'> & {
  readonly pendingWork: PendingWork;
};

/** What the shop says of a PIN code: when an order arrives there, that there is none, or that it could not be asked. */
type Said = { readonly days: string } | 'unknown' | 'failed';

const COMPLAINTS = {
  incomplete: 'A PIN code has six digits, such as 400050.',
  unknown: 'We do not know this PIN code. Please check its digits.',
  failed: 'The days could not be looked up. Please try again.',
};

/** When an order arrives, by PIN code: that of the field on the product page, or that of an address. */
export class DeliveryViewModel {
  /** What is in the field. */
  typed = '';
  /** What is wrong with what was typed; undefined while nothing is. */
  complaint: string | undefined = undefined;
  /** The PIN code that is remembered on the device; undefined until it has been read. */
  private pin: string | undefined = undefined;
  private said: ReadonlyMap<string, Said> = new Map();
  readonly #asked = new Set<string>();
  readonly #parts: DeliveryParts;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
    makeAutoObservable<this, 'said'>(this, { said: observableRef }, { autoBind: true });
  }

  /** Whether the shop says when an order arrives. */
  get isOffered(): boolean {
    return this.#parts.delivery.isOffered;
  }

  /** When an order arrives at the remembered PIN code, such as `Thu 26 – Sat 28 Nov`; undefined while it is not known. */
  get days(): string | undefined {
    return this.daysTo(this.pin);
  }

  /** When an order arrives at a PIN code; undefined while it is not known. {@link show} asks for it. */
  daysTo(pin: string | undefined): string | undefined {
    const said = pin === undefined ? undefined : this.said.get(pin);
    return typeof said === 'object' ? said.days : undefined;
  }

  /** Asks for the days at a PIN code, once. To be called after rendering: it starts work, which the page shows. */
  show(pin: string | undefined): void {
    if (pin === undefined || !this.isOffered || this.#asked.has(pin)) return;
    void this.#parts.pendingWork.track(this.ask(pin));
  }

  /**
   * Reads the remembered PIN code, again when the session changes, because its end forgets it, and asks for the days again when the
   * shopper comes back to the tab. Returns a function that stops it.
   */
  appear(): () => void {
    const { sessions, visibility, pendingWork } = this.#parts;
    if (!this.isOffered) return () => undefined;
    const recall = () => void pendingWork.track(this.recall());
    recall();
    const stops = [sessions.whenChanged(recall), visibility.whenVisible(this.renew)];
    return () => {
      for (const stop of stops) stop();
    };
  }

  type(text: string): void {
    this.typed = text;
    this.complaint = undefined;
  }

  /** Asks for the days at the typed PIN code, and remembers it when there are any. What was typed stays. */
  async submit(): Promise<void> {
    const { pins, pendingWork } = this.#parts;
    const pin = pinIn(this.typed);
    if (pin === undefined) return this.complain('incomplete');
    const said = await pendingWork.track(this.ask(pin));
    // Typed on meanwhile.
    if (pinIn(this.typed) !== pin) return;
    if (typeof said === 'string') return this.complain(said);
    this.take(pin);
    await pendingWork.track(pins.remember(pin));
  }

  private async ask(pin: string): Promise<Said> {
    this.#asked.add(pin);
    const said = await this.lookUp(pin);
    runInAction(() => {
      // What was known stays when the shop cannot be asked again.
      if (said !== 'failed' || !this.said.has(pin)) this.said = new Map(this.said).set(pin, said);
    });
    return said;
  }

  private async lookUp(pin: string): Promise<Said> {
    try {
      const estimate = await this.#parts.delivery.estimate(pin);
      return estimate === undefined ? 'unknown' : { days: deliveryText(estimate) };
    } catch {
      return 'failed';
    }
  }

  private async recall(): Promise<void> {
    const pin = await this.#parts.pins.recall();
    runInAction(() => {
      // What was typed before it was read stays.
      if (this.typed === (this.pin ?? '')) this.typed = pin ?? '';
      this.pin = pin;
    });
    this.show(pin);
  }

  /** Asks again for what was asked for. */
  private renew(): void {
    for (const pin of this.#asked) void this.#parts.pendingWork.track(this.ask(pin));
  }

  private take(pin: string): void {
    this.pin = pin;
    this.complaint = undefined;
  }

  private complain(about: keyof typeof COMPLAINTS): void {
    this.complaint = COMPLAINTS[about];
  }
}
