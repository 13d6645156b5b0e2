import * as v from 'valibot';
import type { Session } from '../../core/domain/accounts/Session.ts';
import { BackEndFailure } from '../../core/storefront/ports/BackEndFailure.ts';
import { SessionRejected } from '../../core/storefront/ports/SessionRejected.ts';
import { Unreachable } from '../../core/storefront/ports/Unreachable.ts';

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
/** What a gateway answers when it cannot reach the back-end behind it. */
const GATEWAY_FAILURES = [502, 503, 504];
const NOT_REGISTERED = 'not Registered';

const refusalBody = v.pipe(v.string(), v.parseJson(), v.object({ errors: v.array(v.string()) }));

/**
 * Returns the error for an unsuccessful answer. `session` is given for protected calls only: 401 and the not-registered 404
 * then reject that session; any other 404 does not. A gateway's failure means that the back-end cannot be reached.
 */
export function refusal(status: number, text: string, session: Session | undefined): BackEndFailure {
  const body = v.safeParse(refusalBody, text);
  const reasons = body.success ? body.output.errors : [];
  const message = `Request failed with status code ${status}`;
  if (GATEWAY_FAILURES.includes(status)) return new Unreachable(message, reasons);
  const endsSession =
    status === UNAUTHORIZED || (status === NOT_FOUND && reasons.some((reason) => reason.includes(NOT_REGISTERED)));
  return session !== undefined && endsSession
    ? new SessionRejected(message, reasons, session.token)
    : new BackEndFailure(message, reasons);
}
