import type { ForManagingKeys } from '../../../core/admin/ports/ForManagingKeys.ts';
import type { ForManagingStaff, InviteOutcome, StaffInvitation } from '../../../core/admin/ports/ForManagingStaff.ts';
import type { ForReadingActivity } from '../../../core/admin/ports/ForReadingActivity.ts';
import { activityResponse } from '../../wire/admin/activityCalls.ts';
import {
  addedKeyResponse,
  invitedResponse,
  keysResponse,
  staffMemberResponse,
  staffResponse,
} from '../../wire/admin/staffCalls.ts';
import { noContent } from '../noContent.ts';
import type { AdminApi } from './AdminApi.ts';
import { callInSession } from './callInSession.ts';
import { refusedOf } from './refusedOf.ts';

/** The people, keys and activity at `/api/admin/staff`, `/api/admin/keys` and `/api/admin/activity`. */
export class HttpStaff implements ForManagingStaff, ForManagingKeys, ForReadingActivity {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  async people() {
    const call = { method: 'GET', path: '/staff', responseSchema: staffResponse } as const;
    return (await callInSession(this.#api, call)).staff;
  }

  invite(body: StaffInvitation): Promise<InviteOutcome> {
    const call = { method: 'POST', path: '/staff', body, responseSchema: invitedResponse } as const;
    return callInSession(this.#api, call).then(
      ({ staff, invitationUrl }) => ({ outcome: 'invited', person: staff, invitationUrl }),
      refusedOf,
    );
  }

  change(...[id, body]: Parameters<ForManagingStaff['change']>): ReturnType<ForManagingStaff['change']> {
    const path = `/staff/${encodeURIComponent(id)}`;
    const call = { method: 'PATCH', path, body, responseSchema: staffMemberResponse } as const;
    return callInSession(this.#api, call).then(
      ({ staff }) => ({ outcome: 'changed' as const, person: staff }),
      refusedOf,
    );
  }

  async keys() {
    const call = { method: 'GET', path: '/keys', responseSchema: keysResponse } as const;
    return (await callInSession(this.#api, call)).keys;
  }

  make(body: Parameters<ForManagingKeys['make']>[0]): ReturnType<ForManagingKeys['make']> {
    const call = { method: 'POST', path: '/keys', body, responseSchema: addedKeyResponse } as const;
    return callInSession(this.#api, call).then((made) => ({ outcome: 'made' as const, ...made }), refusedOf);
  }

  end(id: string): ReturnType<ForManagingKeys['end']> {
    const path = `/keys/${encodeURIComponent(id)}`;
    const call = { method: 'DELETE', path, responseSchema: noContent } as const;
    return callInSession(this.#api, call).then(() => ({ outcome: 'ended' as const }), refusedOf);
  }

  activity(after?: string) {
    const path = after === undefined ? '/activity' : `/activity?${new URLSearchParams({ after })}`;
    return callInSession(this.#api, { method: 'GET', path, responseSchema: activityResponse });
  }
}
