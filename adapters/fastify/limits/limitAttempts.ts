import type {
  FastifyRequest,
  onResponseHookHandler,
  onSendAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from 'fastify';
import type { Attempt } from '../../../core/backend/accounts/Attempts.ts';
import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import { shopperIdOf } from '../requestShopper.ts';
import { sendErrors } from '../sendFailure.ts';
import { networkOf } from './networkOf.ts';

const BAD_REQUEST = 400;
const TOO_MANY_REQUESTS = 429;
/** Many shoppers may share one address: 20 times as many attempts of all of them as of one e-mail. */
const EMAILS_OF_ADDRESS = 20;

/** What a limited call attempts: `link` is to follow a mailed one, `password` to enter the present one of a session, `staff` to sign in to the admin. */
export type AttemptKind = 'login' | 'signup' | 'forgot' | 'link' | 'password' | 'staff';

/** The hooks of the calls that are limited. */
export type AttemptLimits = ReturnType<typeof limitAttempts>;

/** Returns what is counted of a request: of one shopper first, then of the address. */
const counted: Readonly<Record<AttemptKind, (request: FastifyRequest, address: string) => readonly Attempt[]>> = {
  login: (request, address) => [{ address, email: emailOf(request) }, { address }],
  signup: (request, address) => [
    { address, email: emailOf(request) },
    { address, isSignup: true },
  ],
  forgot: (request, address) => [{ mailTo: emailOf(request) }, { address }],
  link: (_request, address) => [{ address }],
  staff: (request, address) => [staffAttempt(request, address), { address }],
  password: (request, address) => [{ shopperId: shopperIdOf(request) }, { address }],
};

/**
 * Returns hooks that refuse attempts above so many per minute: of one address with one e-mail, of one shopper who enters her password
 * in ten minutes, to get mails to one e-mail and, in a quarter of an hour, to sign in to the admin. Of one address, they refuse above 20 times as many: attempts that fail in ten minutes,
 * and signups in an hour and mails in ten minutes, whether they succeed or not.
 */
export function limitAttempts({ attempts }: Pick<BackEnd, 'attempts'>, attemptsPerMinute: number) {
  // The e-mail is in the body, which is read and validated before this hook.
  const refuse =
    (kind: AttemptKind): preHandlerAsyncHookHandler =>
    async (request, reply) => {
      // Counted before the outcome is known, so that attempts at once cannot exceed the limit.
      for (const attempt of counted[kind](request, networkOf(request.ip))) {
        const most = isOfAll(attempt) ? attemptsPerMinute * EMAILS_OF_ADDRESS : attemptsPerMinute;
        const current = await attempts.count(attempt);
        if (current.attempts > most) return sendTooMany(reply, current.secondsLeft);
      }
    };
  const takeBackSuccess: onResponseHookHandler = ({ ip, log }, { statusCode }, done) => {
    if (statusCode < BAD_REQUEST) {
      const fail = (err: unknown) => log.error({ err }, 'An attempt could not be taken back');
      attempts.takeBack({ address: networkOf(ip) }).catch(fail);
    }
    done();
  };
  const forgetSuccess: onSendAsyncHookHandler = async (request, { statusCode }) => {
    if (statusCode < BAD_REQUEST) await attempts.forget(staffAttempt(request, networkOf(request.ip)));
  };
  return (kind: AttemptKind) => ({
    preHandler: refuse(kind),
    ...(kind === 'staff' && { onSend: forgetSuccess }),
    ...(kind !== 'signup' && kind !== 'forgot' && { onResponse: takeBackSuccess }),
  });
}

/** Whether an attempt counts for all who share an address. */
function isOfAll(attempt: Attempt): boolean {
  return 'address' in attempt && !('staffEmail' in attempt) && attempt.email === undefined;
}

function staffAttempt(request: FastifyRequest, address: string): Attempt {
  return { address, staffEmail: emailOf(request) };
}

function emailOf({ body }: FastifyRequest): string {
  return (body as { readonly email: string }).email;
}

function sendTooMany(reply: Parameters<typeof sendErrors>[0], secondsLeft: number) {
  reply.header('retry-after', secondsLeft);
  return sendErrors(reply, TOO_MANY_REQUESTS, [`Too many attempts. Please try again in ${secondsLeft} seconds.`]);
}
