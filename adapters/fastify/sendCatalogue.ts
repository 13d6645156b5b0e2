import type { FastifyReply, FastifyRequest } from 'fastify';
import { CompressedText, type Use } from './CompressedText.ts';

/** With the 2 s in which the back-end notices an import, a change is on the shop's pages within 5 s. */
const CACHE_CONTROL = 'public, max-age=2';

/**
 * Returns a function that sends parts of the catalogue as the body of that kind. Each object is serialised and compressed once,
 * for this use.
 */
export function makeSendCatalogue<Value extends object>(toBody: (value: Value) => object, use?: Use) {
  const texts = new WeakMap<object, CompressedText>();
  return (value: object, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const text = texts.get(value) ?? new CompressedText(JSON.stringify(toBody(value as Value)), use);
    texts.set(value, text);
    reply.header('cache-control', CACHE_CONTROL).type('application/json; charset=utf-8');
    return text.send(request, reply);
  };
}
