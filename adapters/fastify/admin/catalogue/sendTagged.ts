import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag } from './entityTag.ts';

const OK = 200;
const CREATED = 201;

/** Returns a function that sends a body with the `ETag` of the thing in its field `field`. */
export function sendTagged(field: string) {
  return (body: object, { method }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const thing: object = Object(body)[field];
    return reply
      .code(method === 'POST' ? CREATED : OK)
      .header('etag', entityTag(thing))
      .send(body);
  };
}
