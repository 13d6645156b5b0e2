import { makeAcceptInvitation } from '../../../core/admin/session/AcceptInvitation.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { SIGNING_IN, STAFF_SESSION } from '../session/tokens.ts';
import { InvitationViewModel } from './InvitationViewModel.ts';

const { clock, log } = PORTS;

const ACCEPT_INVITATION = lazyToken('AcceptInvitation', makeAcceptInvitation, { session: SIGNING_IN, log });

export const INVITATION = pageToken('InvitationViewModel', (parts) => new InvitationViewModel(parts), {
  ...{ acceptInvitation: ACCEPT_INVITATION, session: STAFF_SESSION, pendingWork: PENDING_WORK, clock },
});
