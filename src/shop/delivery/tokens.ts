import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { pageToken } from '../../shared/container/token.ts';
import { DeliveryViewModel } from './DeliveryViewModel.ts';

const { delivery, pins, visibility, sessions } = PORTS;

export const DELIVERY = pageToken('DeliveryViewModel', (parts) => new DeliveryViewModel(parts), {
  ...{ delivery, pins, visibility, sessions, pendingWork: PENDING_WORK },
});
