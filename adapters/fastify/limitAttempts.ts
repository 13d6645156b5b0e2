import type { preHandlerAsyncHookHandler } from 'fastify';
import type { CountAttempt } from '../../core/backend/accounts/CountAttempt.ts';
import { networkOf } from './networkOf.ts';
import { sendErrors } from './sendFailure.ts';

const TOO_MANY_REQUESTS = 429;

/** Returns a hook that refuses attempts to log in or sign up above so many per minute, counted for each address and e-mail. */
export function limitAttempts(countAttempt: CountAttempt, attemptsPerMinute: number): preHandlerAsyncHookHandler {
  // The e-mail is in the body, which is read and validated before this hook.
  return async ({ ip, body }, reply) => {
    const { email } = body as { readonly email: string };
    const { attempts, secondsLeft } = await countAttempt({ address: networkOf(ip), email });
    if (attempts <= attemptsPerMinute) return;
    reply.header('retry-after', secondsLeft);
    const text = `Too many attempts. Please try again in ${secondsLeft} seconds.`;
    return sendErrors(reply, TOO_MANY_REQUESTS, [text]);
  };
}
