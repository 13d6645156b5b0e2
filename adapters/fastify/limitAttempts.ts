import type { onSendAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify';
import type { BackEnd } from '../../core/backend/BackEnd.ts';
import { networkOf } from './networkOf.ts';
import { sendErrors } from './sendFailure.ts';

const BAD_REQUEST = 400;
const TOO_MANY_REQUESTS = 429;
/** Many shoppers may share one address. Attempts that succeed are taken back, so that this is far above what their mistakes add up to. */
const FAILURES_PER_ATTEMPT = 20;

/** The hooks of the calls that are limited. */
export type AttemptLimit = {
  readonly preHandler: preHandlerAsyncHookHandler;
  readonly onSend: onSendAsyncHookHandler;
};

/**
 * Returns hooks that refuse attempts to log in or sign up: of one address with one e-mail above so many per minute, and of one address
 * with any e-mails above 20 times as many that fail in ten minutes.
 */
export function limitAttempts(
  { countAttempt, takeBackAttempt }: Pick<BackEnd, 'countAttempt' | 'takeBackAttempt'>,
  attemptsPerMinute: number,
): AttemptLimit {
  return {
    // The e-mail is in the body, which is read and validated before this hook.
    preHandler: async ({ ip, body }, reply) => {
      const { email } = body as { readonly email: string };
      const address = networkOf(ip);
      const withEmail = await countAttempt({ address, email });
      if (withEmail.attempts > attemptsPerMinute) return sendTooMany(reply, withEmail.secondsLeft);
      // Counted before its outcome is known, so that attempts at once cannot exceed the limit.
      const ofAddress = await countAttempt({ address });
      if (ofAddress.attempts > attemptsPerMinute * FAILURES_PER_ATTEMPT)
        return sendTooMany(reply, ofAddress.secondsLeft);
    },
    onSend: async ({ ip }, { statusCode }) => {
      if (statusCode < BAD_REQUEST) await takeBackAttempt({ address: networkOf(ip) });
    },
  };
}

function sendTooMany(reply: Parameters<typeof sendErrors>[0], secondsLeft: number) {
  reply.header('retry-after', secondsLeft);
  return sendErrors(reply, TOO_MANY_REQUESTS, [`Too many attempts. Please try again in ${secondsLeft} seconds.`]);
}
