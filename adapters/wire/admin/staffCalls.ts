import * as v from 'valibot';
import { STAFF_ROLES } from '../../../core/domain/staff/StaffRole.ts';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { requestText } from '../requestText.ts';

const role = v.picklist(STAFF_ROLES);
const name = v.pipe(requestText(TEXT_LIMITS.name), v.trim(), v.nonEmpty('is empty'));

/** The body of POST /admin/staff. */
export const inviteStaffBody = v.object({ email: requestText(TEXT_LIMITS.email), name, role });

/** The body of PATCH /admin/staff/{id}: `oneTimeCodes: false` turns them off. */
export const changeStaffBody = v.object({
  role: v.optional(role),
  disabled: v.optional(v.boolean()),
  oneTimeCodes: v.optional(v.literal(false)),
});

/** A person of the staff: `invited` until the invitation is accepted. */
const wireStaff = v.object({
  ...{ id: v.string(), email: v.string(), name: v.string(), role, createdAt: v.string() },
  state: v.picklist(['invited', 'active', 'disabled']),
  /** Whether the person signs in with one-time codes as well. */
  oneTimeCodes: v.boolean(),
});

/** The response of GET /admin/staff. */
export const staffResponse = v.object({ staff: v.array(wireStaff) });

/** The response of PATCH /admin/staff/{id}. */
export const staffMemberResponse = v.object({ staff: wireStaff });

/** The response of POST /admin/staff. Where no mails are sent, `invitationUrl` is the link that the mail has. */
export const invitedResponse = v.object({ staff: wireStaff, invitationUrl: v.optional(v.string()) });

/** The body of POST /admin/keys. */
export const addKeyBody = v.object({ name, role });

const wireKey = v.object({
  ...{ id: v.string(), name: v.string(), role, createdAt: v.string() },
  endedAt: v.optional(v.string()),
});

/** The response of GET /admin/keys. */
export const keysResponse = v.object({ keys: v.array(wireKey) });

/** The response of POST /admin/keys: `secret` is never shown again. */
export const addedKeyResponse = v.object({ key: wireKey, secret: v.string() });
