import type { FastifyReply, FastifyRequest } from 'fastify';
import { isConflict } from '../../core/backend/ports/refusals/Conflict.ts';
import { isInvalid } from '../../core/backend/ports/refusals/Invalid.ts';
import { isRefusal, type Refusal } from '../../core/backend/ports/refusals/Refusal.ts';
import { isStale } from '../../core/backend/ports/refusals/Stale.ts';
import type { Result, Row, Schemas } from './ApiRoute.ts';
import { entityTag } from './admin/catalogue/entityTag.ts';
import { refusalResponses } from './refusalResponses.ts';
import { sendErrors } from './sendFailure.ts';

const OK = 200;
const CONFLICT = 409;
const PRECONDITION_FAILED = 412;
const UNPROCESSABLE = 422;
/** How many texts a response has; a fault of a line may repeat a part of the file. */
const MOST_TEXTS = 20;
const LONGEST_FAULT = 2_000;
const STALE = 'Somebody else has changed this meanwhile.';

/** Sends what a use case has returned: the value with the status of the row, or the error response of a refusal. */
export function sendResult(
  route: Pick<Row<Schemas, object>, 'toBody' | 'send' | 'status'>,
  result: Result<object>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  if (isRefusal(result)) return sendRefusal(reply, result);
  if (isInvalid(result)) {
    const { invalid, lines, faults } = result;
    return sendErrors(reply, UNPROCESSABLE, invalid.slice(0, MOST_TEXTS), {
      ...(lines && { lines: [...lines] }),
      ...(faults && { faults: faults.map(({ line, text }) => ({ line, text: text.slice(0, LONGEST_FAULT) })) }),
    });
  }
  if (isConflict(result)) return sendErrors(reply, CONFLICT, [result.conflict], { state: result.state });
  if (isStale(result)) {
    reply.header('etag', entityTag(result.stale));
    return sendErrors(reply, PRECONDITION_FAILED, [STALE], { current: { ...result.stale } });
  }
  const body = route.toBody?.(result);
  if (route.send !== undefined) return route.send(body ?? result, request, reply);
  return reply.code(route.status ?? OK).send(body);
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, text, state } = refusalResponses[refusal];
  return sendErrors(reply, status, [text], state === undefined ? {} : { state });
}
