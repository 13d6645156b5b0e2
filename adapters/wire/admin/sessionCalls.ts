import * as v from 'valibot';
import { STAFF_ROLES } from '../../../core/domain/staff/StaffRole.ts';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { requestText, storableText } from '../requestText.ts';

/** The body of POST /admin/session. */
export const signInBody = v.object({ email: requestText(TEXT_LIMITS.email), password: storableText });

/** The body of POST /admin/invitation. */
export const acceptInvitationBody = v.object({ token: requestText(TEXT_LIMITS.token), password: storableText });

/** The response of a call that starts or shows a session. */
export const sessionResponse = v.object({
  staff: v.object({
    name: v.pipe(v.string(), v.maxLength(TEXT_LIMITS.name)),
    role: v.picklist(STAFF_ROLES),
  }),
});
