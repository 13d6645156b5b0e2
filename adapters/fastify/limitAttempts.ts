import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { emailKey } from '../../core/domain/accounts/emailKey.ts';

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** An address has tried to log in or sign up too often with one e-mail. */
class TooManyAttempts extends Error {
  override readonly name = 'TooManyAttempts';
  readonly statusCode = 429;
}

/** Returns the options of the rate limit: so many attempts per minute, counted for each address and e-mail. */
export function limitAttempts(attemptsPerMinute: number): RateLimitPluginOptions {
  return {
    ...{ global: false, max: attemptsPerMinute, timeWindow: MINUTE_MS },
    // The e-mail is in the body, which is read and validated before this hook.
    hook: 'preHandler',
    keyGenerator: ({ ip, body }) => `${ip} ${emailKey((body as { email: string }).email)}`,
    errorResponseBuilder: (_request, { ttl }) =>
      new TooManyAttempts(`Too many attempts. Please try again in ${Math.ceil(ttl / SECOND_MS)} seconds.`),
  };
}
