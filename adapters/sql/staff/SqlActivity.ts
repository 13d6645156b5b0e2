import type { Activity, ForLoggingActivity } from '../../../core/backend/ports/staff/ForLoggingActivity.ts';
import { SqlStore } from '../SqlStore.ts';
import { storableJson } from '../storableText.ts';

type Row = Pick<Activity, 'id' | 'at' | 'action'> & {
  readonly actorKind: Activity['actor']['kind'];
  readonly actorId: string;
  readonly actorName: string;
  readonly subjectKind: Activity['subject']['kind'];
  readonly subjectId: string;
  readonly subjectName: string | null;
  readonly before: string | null;
  readonly after: string | null;
};

const ADD = `insert into activity (id, at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id, before, after)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
const LIST = `select a.id, a.at, a.actor_kind as "actorKind", a.actor_id as "actorId", a.actor_name as "actorName", a.action,
  a.subject_kind as "subjectKind", a.subject_id as "subjectId", a.before, a.after,
  coalesce(o.number, s.title, c.name) as "subjectName"
from (
  select * from activity
  where $1::text is null or place < (select place from activity where id = $1)
  order by place desc limit $2
) a
left join orders o on a.subject_kind = 'order' and o.id = a.subject_id
left join styles s on a.subject_kind = 'style' and s.id = a.subject_id
left join coupons c on a.subject_kind = 'coupon' and c.id = a.subject_id
order by a.place desc`;

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
    subject: { kind: row.subjectKind, id: row.subjectId, ...(row.subjectName !== null && { name: row.subjectName }) },
    ...(before !== null && { before: JSON.parse(before) }),
    ...(after !== null && { after: JSON.parse(after) }),
  };
}
