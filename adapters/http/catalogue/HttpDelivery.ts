import type { DeliveryEstimate } from '../../../core/domain/delivery/DeliveryEstimate.ts';
import type { ForEstimatingDelivery } from '../../../core/storefront/ports/catalogue/ForEstimatingDelivery.ts';
import { deliveryResponse } from '../../wire/deliveryCalls.ts';
import type { HttpApi } from '../HttpApi.ts';

/** When an order arrives, from `/api/delivery`. */
export class HttpDelivery implements ForEstimatingDelivery {
  readonly isOffered = true;
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  async estimate(pin: string): Promise<DeliveryEstimate | undefined> {
    const path = `/delivery?pin=${encodeURIComponent(pin)}`;
    return (await this.#api.call({ method: 'GET', path, responseSchema: deliveryResponse })).delivery;
  }
}
