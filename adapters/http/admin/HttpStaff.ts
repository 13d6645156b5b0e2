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
import { refusalOf } from './outcomes.ts';

/** The people, keys and activity at `/api/admin/staff`, `/api/admin/keys` and `/api/admin/activity`. */
export class HttpStaff implements ForManagingStaff, ForManagingKeys, ForReadingActivity {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  async people() {
    const call = { method: 'GET', path: '/staff', responseSchema: staffResponse } as const;
    return (await this.#api.call(call)).staff;
  }

  invite(body: StaffInvitation): Promise<InviteOutcome> {
    const call = { method: 'POST', path: '/staff', body, responseSchema: invitedResponse } as const;
    return this.#api
      .call(call)
      .then(({ staff, invitationUrl }) => ({ outcome: 'invited', person: staff, invitationUrl }), refusalOf);
  }

  change(...[id, body]: Parameters<ForManagingStaff['change']>): ReturnType<ForManagingStaff['change']> {
    const path = `/staff/${encodeURIComponent(id)}`;
    const call = { method: 'PATCH', path, body, responseSchema: staffMemberResponse } as const;
    return this.#api.call(call).then(({ staff }) => ({ outcome: 'changed' as const, person: staff }), refusalOf);
  }

  async keys() {
    const call = { method: 'GET', path: '/keys', responseSchema: keysResponse } as const;
    return (await this.#api.call(call)).keys;
  }

  make(body: Parameters<ForManagingKeys['make']>[0]): ReturnType<ForManagingKeys['make']> {
    const call = { method: 'POST', path: '/keys', body, responseSchema: addedKeyResponse } as const;
    return this.#api.call(call).then((made) => ({ outcome: 'made' as const, ...made }), refusalOf);
  }

  end(id: string): ReturnType<ForManagingKeys['end']> {
    const path = `/keys/${encodeURIComponent(id)}`;
    const call = { method: 'DELETE', path, responseSchema: noContent } as const;
    return this.#api.call(call).then(() => ({ outcome: 'ended' as const }), refusalOf);
  }

  activity(after?: string) {
    const path = after === undefined ? '/activity' : `/activity?${new URLSearchParams({ after })}`;
    return this.#api.call({ method: 'GET', path, responseSchema: activityResponse });
  }
}
