import { type Request, Response } from 'miragejs';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import { badToken, errorResponse, notRegistered } from '../errorResponses.ts';
import type { MockContext } from '../MockContext.ts';
import { emailInToken } from '../tokens.ts';
import type { UserRecord } from '../UserRecord.ts';

export type MockHandler = (schema: unknown, request: Request) => Response;

const UNEXPECTED_FAILURE = 500;

/** Returns a handler that needs no token. Responds with status 500 when `handle` throws. */
export function publicHandler(handle: (request: Request) => Response): MockHandler {
  return (_schema, request) => {
    try {
      return handle(request);
    } catch (failure) {
      return errorResponse(UNEXPECTED_FAILURE, failure instanceof Error ? failure.message : String(failure));
    }
  };
}

/** Returns a handler for the user of the token in the authorization header. */
export function protectedHandler(
  context: MockContext,
  handle: (user: UserRecord, request: Request) => Response,
): MockHandler {
  return publicHandler((request) => {
    const email = emailInToken(request.requestHeaders.authorization, context.now());
    if (email === undefined) {
      return badToken();
    }
    const user = context.database.user(email);
    return user === undefined ? notRegistered() : handle(user, request);
  });
}

/** Returns a successful JSON response. */
export function jsonResponse(status: number, body: object): Response {
  return new Response(status, {}, body);
}

/** Returns the timestamps of a new entry. */
export function timestamps(context: MockContext): { createdAt: string; updatedAt: string } {
  const now = timestamp(context.now());
  return { createdAt: now, updatedAt: now };
}
