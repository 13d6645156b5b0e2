import { HttpAvailability } from '../../../adapters/http/catalogue/HttpAvailability.ts';
import { HttpDelivery } from '../../../adapters/http/catalogue/HttpDelivery.ts';
import { HttpFit } from '../../../adapters/http/catalogue/HttpFit.ts';
import { HttpPages } from '../../../adapters/http/catalogue/HttpPages.ts';
import { HttpPictures } from '../../../adapters/http/catalogue/HttpPictures.ts';
import type { HttpApi } from '../../../adapters/http/HttpApi.ts';
import { LocalStorageLengthUnit } from '../../../adapters/local-storage/LocalStorageLengthUnit.ts';
import { LocalStoragePin } from '../../../adapters/local-storage/LocalStoragePin.ts';
import { WebShare } from '../../../adapters/web-share/WebShare.ts';
import type { StorefrontPorts } from '../../../core/storefront/ports/StorefrontPorts.ts';

export type OnDemandAdapters = Pick<
  StorefrontPorts,
  'availability' | 'delivery' | 'pages' | 'pictures' | 'fit' | 'pins' | 'lengthUnits' | 'sharing'
>;

/** Returns the adapters that only some pages of a visitor need. They are one chunk: a chunk of each would make the first visit longer. */
export function onDemandAdapters(api: HttpApi, clock: StorefrontPorts['clock']): OnDemandAdapters {
  return {
    availability: new HttpAvailability(api, clock),
    delivery: new HttpDelivery(api),
    pages: new HttpPages(api),
    pictures: new HttpPictures(api),
    fit: new HttpFit(api),
    pins: new LocalStoragePin(() => window.localStorage),
    lengthUnits: new LocalStorageLengthUnit(() => window.localStorage),
    sharing: new WebShare(window),
  };
}
