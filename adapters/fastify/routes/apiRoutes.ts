import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import type { ApiRoute } from '../ApiRoute.ts';
import type { PageRenderer } from '../ServerOptions.ts';
import { accountRoutes } from './accountRoutes.ts';
import { addressRoutes } from './addressRoutes.ts';
import { authenticationRoutes } from './authenticationRoutes.ts';
import { availabilityRoutes } from './availabilityRoutes.ts';
import { cartRoutes } from './cartRoutes.ts';
import { catalogueRoutes } from './catalogueRoutes.ts';
import { couponRoutes } from './couponRoutes.ts';
import { deliveryRoutes } from './deliveryRoutes.ts';
import { fitRoutes } from './fitRoutes.ts';
import { orderRoutes } from './orderRoutes.ts';
import { pageRoutes } from './pageRoutes.ts';
import { productRoutes } from './productRoutes.ts';
import { returnRoutes } from './returnRoutes.ts';
import { shopperPageRoutes } from './shopperPageRoutes.ts';
import { stockAlertRoutes } from './stockAlertRoutes.ts';
import { wishlistRoutes } from './wishlistRoutes.ts';

/** The route table: every call of the API whose body is JSON. Without a renderer, no page is rendered for a shopper. */
export function apiRoutes(backEnd: BackEnd, renderer?: PageRenderer): readonly ApiRoute[] {
  return [
    ...productRoutes(backEnd),
    ...catalogueRoutes(backEnd),
    ...availabilityRoutes(backEnd),
    ...deliveryRoutes(backEnd),
    ...pageRoutes(backEnd),
    ...authenticationRoutes(backEnd),
    ...accountRoutes(backEnd),
    ...cartRoutes(backEnd),
    ...wishlistRoutes(backEnd),
    ...stockAlertRoutes(backEnd),
    ...addressRoutes(backEnd),
    ...couponRoutes(backEnd),
    ...orderRoutes(backEnd),
    ...returnRoutes(backEnd),
    ...fitRoutes(backEnd),
    ...shopperPageRoutes(backEnd, renderer),
  ];
}
