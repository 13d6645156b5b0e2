import * as v from 'valibot';
import type { Session } from '../../core/domain/accounts/Session.ts';
import { BackEndFailure } from '../../core/storefront/ports/failures/BackEndFailure.ts';
import { RefusedCall } from '../../core/storefront/ports/failures/RefusedCall.ts';
import { SessionRejected } from '../../core/storefront/ports/failures/SessionRejected.ts';
import { Unreachable } from '../../core/storefront/ports/failures/Unreachable.ts';
import { errorResponse } from '../wire/errorResponse.ts';
import { UnknownKey } from './RefusedCall.ts';
import { retryAfter } from './retryAfter.ts';

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
const UNPROCESSABLE = 422;
/** The statuses of a call that is well-formed and yet impossible. */
const REFUSALS = [409, UNPROCESSABLE, 429];
/** The statuses of a gateway that cannot reach the back-end. */
const GATEWAY_ERRORS = [502, 503, 504];
const NOT_REGISTERED = 'not Registered';

const errorBody = v.pipe(v.string(), v.parseJson(), errorResponse);

/**
 * Returns the error for an unsuccessful response. `session` is set for protected calls only: status 401 and the not-registered
 * 404 then give {@link SessionRejected}. A gateway error gives {@link Unreachable}, a refusal {@link RefusedCall}; another 404 gives {@link UnknownKey}.
 */
export function responseError(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  text: string,
  session: Session | undefined,
): BackEndFailure {
  const body = v.safeParse(errorBody, text);
  const reasons = body.success ? body.output.errors : [];
  const message = `Request failed with status code ${status}`;
  if (GATEWAY_ERRORS.includes(status)) return new Unreachable(message, reasons, retryAfter(headers));
  const endsSession =
    status === UNAUTHORIZED || (status === NOT_FOUND && reasons.some((reason) => reason.includes(NOT_REGISTERED)));
  if (session !== undefined && endsSession) return new SessionRejected(message, reasons, session.token);
  if (status === NOT_FOUND) return new UnknownKey(message, reasons);
  if (!REFUSALS.includes(status)) return new BackEndFailure(message, reasons);
  const lines = body.success ? body.output.lines : undefined;
  return Object.assign(new RefusedCall(message, reasons), { isInvalid: status === UNPROCESSABLE, lines });
}
