import * as v from 'valibot';
import { STAFF_ROLES } from '../../../core/domain/staff/StaffRole.ts';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { requestText, storableText } from '../requestText.ts';

/** A one-time code or a recovery code. */
const code = requestText(TEXT_LIMITS.name);

/** The body of POST /admin/session. `code` is needed where the answer of 401 has the state `code-needed`. */
export const signInBody = v.object({
  ...{ email: requestText(TEXT_LIMITS.email), password: storableText },
  code: v.optional(code),
});

/** The body of POST /admin/invitation. */
export const acceptInvitationBody = v.object({ token: requestText(TEXT_LIMITS.token), password: storableText });

/** The response of GET /admin/sessions, the one that was used last first. */
export const sessionsResponse = v.object({
  sessions: v.array(
    v.object({
      ...{ id: v.string(), device: v.string(), startedAt: v.string(), usedAt: v.string() },
      current: v.boolean(),
    }),
  ),
});

/** The response of GET /admin/session/codes. */
export const codesResponse = v.object({ on: v.boolean(), recoveryCodes: v.number() });

/** The response of GET /admin/session/codes/new: `address` is what apps read from a QR code. */
export const newSecretResponse = v.object({ secret: v.string(), address: v.string() });

/** The body of POST /admin/session/codes: a code that the app shows for the secret, and one's password. */
export const turnOnCodesBody = v.object({ secret: requestText(TEXT_LIMITS.name), code, password: storableText });

/** The response of POST /admin/session/codes: the recovery codes are never shown again. */
export const recoveryCodesResponse = v.object({ recoveryCodes: v.array(v.string()) });

/** The body of POST /admin/session/codes/off: one of the two. */
export const turnOffCodesBody = v.object({ password: v.optional(storableText), code: v.optional(code) });

/** The response of a call that starts or shows a session. */
export const sessionResponse = v.object({
  staff: v.object({
    id: v.string(),
    name: v.pipe(v.string(), v.maxLength(TEXT_LIMITS.name)),
    role: v.picklist(STAFF_ROLES),
  }),
});
