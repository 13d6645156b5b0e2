import type { SentMail, ShopJob } from '../../../../core/admin/ports/ForManagingWork.ts';
import { capitalised } from '../../../../core/domain/text/capitalised.ts';
import { formatTime } from '../../../../core/domain/time/formatDate.ts';

/** A mail or a job, ready to show. */
export type WorkView = {
  readonly id: string;
  readonly what: string;
  /** To whom a mail is, or what a job is about. */
  readonly about: string;
  readonly state: string;
  readonly isGivenUp: boolean;
  /** Why it was given up, or was not done the last time. */
  readonly reason: string | undefined;
};

export function mailView({ id, kind, to, createdAt, sentAt, failure }: SentMail): WorkView {
  const isGivenUp = failure !== undefined;
  const open = isGivenUp ? 'Given up' : 'Waiting';
  return {
    ...{ id, what: wordOf(kind), about: to, isGivenUp, reason: failure },
    state: sentAt === undefined ? `${open}, written ${formatTime(createdAt)}` : `Sent ${formatTime(sentAt)}`,
  };
}

export function jobView({ id, topic, subject, attempts, runAt, lastError, failedAt }: ShopJob): WorkView {
  const tried = attempts === 0 ? '' : `, tried ${attempts === 1 ? 'once' : `${attempts} times`}`;
  return {
    ...{ id: `${id}`, what: wordOf(topic), about: subject, isGivenUp: failedAt !== undefined, reason: lastError },
    state: failedAt === undefined ? `Runs ${formatTime(runAt)}${tried}` : `Given up ${formatTime(failedAt)}${tried}`,
  };
}

function wordOf(kind: string): string {
  return capitalised(kind.replaceAll('-', ' '));
}
