import type { FastifyInstance, FastifyRequest } from 'fastify';

const SHOPPER = 'shopperId';

/** Declares what {@link setShopperId} keeps on a request. Call it once, before the routes are added. */
export function prepareRequests(app: FastifyInstance): void {
  app.decorateRequest(SHOPPER, null);
}

/** Keeps the id of the shopper whose token the request has. */
export function setShopperId(request: Pick<FastifyRequest, 'setDecorator'>, shopperId: string): void {
  request.setDecorator(SHOPPER, shopperId);
}

/** Returns the id of the shopper of a request whose token was checked. */
export function shopperIdOf(request: Pick<FastifyRequest, 'getDecorator'>): string {
  return request.getDecorator<string>(SHOPPER);
}

/** Returns the token in the authorization header, which the storefront sends without a scheme. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return headers.authorization?.replace(/^bearer +/i, '');
}
