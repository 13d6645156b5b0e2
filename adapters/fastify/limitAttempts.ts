import type { onResponseHookHandler, preHandlerAsyncHookHandler } from 'fastify';
import type { BackEnd } from '../../core/backend/BackEnd.ts';
import { networkOf } from './networkOf.ts';
import { sendErrors } from './sendFailure.ts';

const BAD_REQUEST = 400;
const TOO_MANY_REQUESTS = 429;
/** Many shoppers may share one address: 20 times as many attempts of all of them as of one e-mail. */
const EMAILS_OF_ADDRESS = 20;

/** The hooks of the calls that are limited. */
export type AttemptLimits = ReturnType<typeof limitAttempts>;

/**
 * Returns hooks that refuse attempts to log in or sign up: of one address with one e-mail above so many per minute. With any e-mails, they
 * refuse above 20 times as many: logins that fail in ten minutes, and signups in an hour, whether they succeed or not.
 */
export function limitAttempts({ attempts }: Pick<BackEnd, 'attempts'>, attemptsPerMinute: number) {
  // The e-mail is in the body, which is read and validated before this hook.
  const refuse =
    (isSignup: boolean): preHandlerAsyncHookHandler =>
    async ({ ip, body }, reply) => {
      const { email } = body as { readonly email: string };
      const address = networkOf(ip);
      const withEmail = await attempts.count({ address, email });
      if (withEmail.attempts > attemptsPerMinute) return sendTooMany(reply, withEmail.secondsLeft);
      // Counted before its outcome is known, so that attempts at once cannot exceed the limit.
      const ofAddress = await attempts.count({ address, isSignup });
      if (ofAddress.attempts > attemptsPerMinute * EMAILS_OF_ADDRESS) return sendTooMany(reply, ofAddress.secondsLeft);
    };
  const takeBackSuccess: onResponseHookHandler = ({ ip, log }, { statusCode }, done) => {
    if (statusCode < BAD_REQUEST) {
      const fail = (err: unknown) => log.error({ err }, 'An attempt could not be taken back');
      attempts.takeBack({ address: networkOf(ip) }).catch(fail);
    }
    done();
  };
  return { login: { preHandler: refuse(false), onResponse: takeBackSuccess }, signup: { preHandler: refuse(true) } };
}

function sendTooMany(reply: Parameters<typeof sendErrors>[0], secondsLeft: number) {
  reply.header('retry-after', secondsLeft);
  return sendErrors(reply, TOO_MANY_REQUESTS, [`Too many attempts. Please try again in ${secondsLeft} seconds.`]);
}
