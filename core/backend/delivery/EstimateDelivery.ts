import type { Address } from '../../domain/addresses/Address.ts';
import { pinOfAddress } from '../../domain/addresses/pin.ts';
import { statesOfPin } from '../../domain/addresses/statesOfPin.ts';
import { type DeliveryEstimate, estimateDelivery } from '../../domain/delivery/DeliveryEstimate.ts';
import { shopDay } from '../../domain/time/shopDay.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { ForStoringSettings } from '../ports/ForStoringSettings.ts';

/** Resolves with when an order of now arrives at this PIN code; without an estimate for a PIN code that no state has. */
export type EstimateDelivery = (pin: string) => Promise<{ readonly delivery?: DeliveryEstimate }>;

export function makeEstimateDelivery({ settings, clock }: Pick<BackEndPorts, 'settings' | 'clock'>): EstimateDelivery {
  return async (pin) => withEstimate(await estimateAt(settings, pin, clock.now()));
}

/** Resolves with what an order to this address is promised that is placed at this time: nothing for an address without a known PIN code. */
export async function promisedDelivery(
  settings: ForStoringSettings,
  address: Address,
  at: Timestamp,
): Promise<{ readonly delivery?: DeliveryEstimate }> {
  const pin = pinOfAddress(address);
  return withEstimate(pin === undefined ? undefined : await estimateAt(settings, pin, Date.parse(at)));
}

async function estimateAt(settings: ForStoringSettings, pin: string, epochMs: number) {
  const states = statesOfPin(pin);
  return states.length === 0 ? undefined : estimateDelivery((await settings.read()).delivery, states, shopDay(epochMs));
}

function withEstimate(delivery: DeliveryEstimate | undefined) {
  return delivery === undefined ? {} : { delivery };
}
