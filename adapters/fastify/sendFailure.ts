import type { FastifyReply, FastifyRequest } from 'fastify';
import { Unavailable } from '../../core/backend/ports/refusals/Unavailable.ts';
import type { ErrorResponse } from '../wire/admin/adminErrorResponse.ts';
import { InvalidInput, LONGEST_TEXT } from './validation.ts';

const BAD_REQUEST = 400;
const UNPROCESSABLE = 422;
const INTERNAL_ERROR = 500;
const SERVICE_UNAVAILABLE = 503;

/** Sends the error response of an exception. The log has the cause of what is not the client's fault; the response never has. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, texts } = failureOf(error);
  if (status >= INTERNAL_ERROR) request.log.error({ err: error }, 'A request failed');
  return sendErrors(reply, status, texts);
}

/** Sends an error response with these texts. */
export function sendErrors(
  reply: FastifyReply,
  status: number,
  texts: readonly string[],
  details: Omit<ErrorResponse, 'errors'> = {},
): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ errors: texts, ...details });
}

function failureOf(error: unknown): { readonly status: number; readonly texts: readonly string[] } {
  if (error instanceof InvalidInput) return { status: UNPROCESSABLE, texts: error.texts };
  if (error instanceof Unavailable) {
    return { status: SERVICE_UNAVAILABLE, texts: ['The shop is not available at the moment. Please try again.'] };
  }
  // Fastify and its plugins give the errors of clients their status.
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : INTERNAL_ERROR;
  return error instanceof Error && status >= BAD_REQUEST && status < INTERNAL_ERROR
    ? { status, texts: [error.message.slice(0, LONGEST_TEXT)] }
    : { status: INTERNAL_ERROR, texts: ['Something went wrong. Please try again.'] };
}
