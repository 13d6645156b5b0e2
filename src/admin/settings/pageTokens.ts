import { makeReadJobs, makeReadMails, makeRetryJob } from '../../../core/admin/jobs/manageWork.ts';
import { makeEndKey, makeMakeKey, makeReadKeys } from '../../../core/admin/people/manageKeys.ts';
import { makeChangePerson, makeInvitePerson, makeReadPeople } from '../../../core/admin/people/managePeople.ts';
import { makeReadActivity } from '../../../core/admin/people/ReadActivity.ts';
import type { SentMail, ShopJob } from '../../../core/admin/ports/ForManagingWork.ts';
import { isolated } from '../../../core/domain/text/isolated.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { lazyToken, pageToken } from '../../shared/container/token.ts';
import { SEND_MAIL_AGAIN } from '../jobs/pageTokens.ts';
import { STAFF_WORK } from '../jobs/tokens.ts';
import { STAFF_SESSION } from '../session/tokens.ts';
import { ActivityViewModel } from './activity/ActivityViewModel.ts';
import { type WorkListParts, WorkListViewModel } from './jobs/WorkListViewModel.ts';
import { jobView, mailView } from './jobs/workView.ts';
import { KeysViewModel } from './keys/KeysViewModel.ts';
import { PeopleViewModel } from './people/PeopleViewModel.ts';
import { STAFF } from './tokens.ts';

const { clock, log } = PORTS;

const READ_PEOPLE = lazyToken('ReadPeople', makeReadPeople, { staff: STAFF, log });
const INVITE_PERSON = lazyToken('InvitePerson', makeInvitePerson, { staff: STAFF, log });
const CHANGE_PERSON = lazyToken('ChangePerson', makeChangePerson, { staff: STAFF, log });
const READ_KEYS = lazyToken('ReadKeys', makeReadKeys, { keys: STAFF, log });
const MAKE_KEY = lazyToken('MakeKey', makeMakeKey, { keys: STAFF, log });
const END_KEY = lazyToken('EndKey', makeEndKey, { keys: STAFF, log });
const READ_MAILS = lazyToken('ReadMails', makeReadMails, { work: STAFF_WORK, log });
const READ_JOBS = lazyToken('ReadJobs', makeReadJobs, { work: STAFF_WORK, log });
const RETRY_JOB = lazyToken('RetryJob', makeRetryJob, { work: STAFF_WORK, log });
const READ_ACTIVITY = lazyToken('ReadActivity', makeReadActivity, { activity: STAFF, log });

export const PEOPLE = pageToken('PeopleViewModel', (parts) => new PeopleViewModel(parts), {
  ...{
    pendingWork: PENDING_WORK,
    clock,
    readPeople: READ_PEOPLE,
    invitePerson: INVITE_PERSON,
    changePerson: CHANGE_PERSON,
  },
});

export const KEYS = pageToken('KeysViewModel', (parts) => new KeysViewModel(parts), {
  ...{ pendingWork: PENDING_WORK, clock, readKeys: READ_KEYS, makeKey: MAKE_KEY, endKey: END_KEY },
});

export const ACTIVITY = pageToken('ActivityViewModel', (parts) => new ActivityViewModel(parts), {
  ...{
    session: STAFF_SESSION,
    pendingWork: PENDING_WORK,
    readActivity: READ_ACTIVITY,
    readPeople: READ_PEOPLE,
    readKeys: READ_KEYS,
  },
});

export const MAILS = pageToken(
  'MailsViewModel',
  (parts: Omit<WorkListParts<SentMail>, 'view' | 'repeatedText'>) =>
    new WorkListViewModel({
      ...parts,
      view: mailView,
      repeatedText: ({ to }) => `The mail to ${isolated(to)} is sent again`,
    }),
  { pendingWork: PENDING_WORK, read: READ_MAILS, repeat: SEND_MAIL_AGAIN },
);

export const JOBS = pageToken(
  'JobsViewModel',
  (parts: Omit<WorkListParts<ShopJob>, 'view' | 'repeatedText'>) =>
    new WorkListViewModel({ ...parts, view: jobView, repeatedText: () => 'The job runs again' }),
  { pendingWork: PENDING_WORK, read: READ_JOBS, repeat: RETRY_JOB },
);
