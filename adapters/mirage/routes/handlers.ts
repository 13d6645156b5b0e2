import { type Request, Response } from 'miragejs';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import type { MockContext } from '../MockContext.ts';
import { badToken, notRegistered, refuse } from '../refusals.ts';
import { emailInToken } from '../tokens.ts';
import type { UserRecord } from '../UserRecord.ts';

export type MockHandler = (schema: unknown, request: Request) => Response;

const UNEXPECTED_FAILURE = 500;

/** A handler anyone may call. Whatever goes wrong in it is answered as the unexpected failure 500. */
export function open(answer: (request: Request) => Response): MockHandler {
  return (_schema, request) => {
    try {
      return answer(request);
    } catch (failure) {
      return refuse(UNEXPECTED_FAILURE, failure instanceof Error ? failure.message : String(failure));
    }
  };
}

/** A handler for the user whom the token in the authorization header names. */
export function guarded(context: MockContext, answer: (user: UserRecord, request: Request) => Response): MockHandler {
  return open((request) => {
    const email = emailInToken(request.requestHeaders.authorization, context.now());
    if (email === undefined) {
      return badToken();
    }
    const user = context.database.user(email);
    return user === undefined ? notRegistered() : answer(user, request);
  });
}

/** A successful answer. */
export function answer(status: number, body: object): Response {
  return new Response(status, {}, body);
}

/** Both timestamps of a thing just made. */
export function stamps(context: MockContext): { createdAt: string; updatedAt: string } {
  const now = timestamp(context.now());
  return { createdAt: now, updatedAt: now };
}
