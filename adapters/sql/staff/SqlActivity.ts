import type { Activity, ForLoggingActivity } from '../../../core/backend/ports/staff/ForLoggingActivity.ts';
import { SqlStore } from '../SqlStore.ts';
import { storableJson } from '../storableText.ts';

type Row = Pick<Activity, 'id' | 'at' | 'action'> & {
  readonly actorKind: Activity['actor']['kind'];
  readonly actorId: string;
  readonly actorName: string;
  readonly subjectKind: Activity['subject']['kind'];
  readonly subjectId: string;
  readonly before: string | null;
  readonly after: string | null;
};

const ADD = `insert into activity (id, at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id, before, after)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
const LIST = `select id, at, actor_kind as "actorKind", actor_id as "actorId", actor_name as "actorName", action,
  subject_kind as "subjectKind", subject_id as "subjectId", before, after
from activity
where $1::text is null or place < (select place from activity where id = $1)
order by place desc limit $2`;

/** Stores the log of changes in the admin in SQL. */
export class SqlActivity extends SqlStore implements ForLoggingActivity {
  async add({ id, at, actor, action, subject, before, after }: Activity): Promise<void> {
    const [was, is] = [before, after].map((state) => (state === undefined ? null : storableJson(state)));
    const who = [actor.kind, actor.id, actor.name];
    await this.database.query(ADD, [id, at, ...who, action, subject.kind, subject.id, was ?? null, is ?? null]);
  }

  async list({ after, most }: Parameters<ForLoggingActivity['list']>[0]): Promise<readonly Activity[]> {
    return (await this.database.query<Row>(LIST, [after ?? null, most])).map(activityOf);
  }
}

function activityOf({ id, at, action, before, after, ...row }: Row): Activity {
  return {
    ...{ id, at, action },
    actor: { kind: row.actorKind, id: row.actorId, name: row.actorName },
    subject: { kind: row.subjectKind, id: row.subjectId },
    ...(before !== null && { before: JSON.parse(before) }),
    ...(after !== null && { after: JSON.parse(after) }),
  };
}
