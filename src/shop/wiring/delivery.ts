/** The adapters that only the pages need that say when an order arrives: one chunk. */
export { HttpDelivery } from '../../../adapters/http/HttpDelivery.ts';
export { LocalStoragePin } from '../../../adapters/local-storage/LocalStoragePin.ts';
