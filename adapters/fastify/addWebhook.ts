import type { FastifyInstance } from 'fastify';
import type { TakeInProviderEvent } from '../../core/backend/checkout/TakeInProviderEvent.ts';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';
import { sendErrors } from './sendFailure.ts';

const BAD_REQUEST = 400;

/** Adds the call with which the payment provider reports events. The signature covers the body as it was sent. */
export function addWebhook(app: FastifyInstance, takeInProviderEvent: TakeInProviderEvent): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post('/api/payments/razorpay/webhook', async ({ headers, body }, reply) => {
      const eventId = headers['x-razorpay-event-id']?.toString() || undefined;
      if (eventId !== undefined && eventId.length > TEXT_LIMITS.indexed) {
        return sendErrors(reply, BAD_REQUEST, ['The id of the event is too long.']);
      }
      const outcome = await takeInProviderEvent({
        body: typeof body === 'string' ? body : '',
        signature: headers['x-razorpay-signature']?.toString(),
        eventId,
      });
      if (outcome === 'signature-wrong') return sendErrors(reply, BAD_REQUEST, ['The signature is wrong.']);
      return reply.send({ status: 'ok' });
    });
  });
}
