import type { ForStoringMails, StoredMail } from '../../core/backend/ports/ForStoringMails.ts';
import type { Mail } from '../../core/domain/mails/Mail.ts';
import type { Timestamp } from '../../core/domain/time/timestamp.ts';
import { SqlStore } from './SqlStore.ts';
import { storableJson } from './storableText.ts';
import { withoutNulls } from './withoutNulls.ts';

/** `content` is JSON. */
type Row = Omit<StoredMail, 'content'> & { readonly content: string };

const ADD = `insert into mails (id, recipient, kind, content, created_at) values ($1, $2, $3, $4, $5)
on conflict (id) do nothing`;
const MAILS = `select id, recipient as "to", content, created_at as "createdAt", sent_at as "sentAt",
  (select j.last_error from jobs j where j.topic = 'mail' and j.subject = mails.id and j.failed_at is not null) as failure from mails`;
const MAIL = `${MAILS} where id = $1`;
const LIST = `${MAILS} where $1::text is null or (created_at, id) < (select created_at, id from mails where id = $1)
order by created_at desc, id desc limit $2`;
const PAGE = 500;
const TO = `${MAILS} where recipient = $1 order by created_at, id`;
/** The error of a job may name the recipient. */
const REMOVE = `with removed as (delete from mails where recipient = $1 returning id)
delete from jobs where topic = 'mail' and subject in (select id from removed)`;
const MARK_SENT = 'update mails set sent_at = $2 where id = $1';

/** Stores the mails in SQL. */
export class SqlMails extends SqlStore implements ForStoringMails {
  async add({ id, to, content }: Mail, at: Timestamp): Promise<void> {
    await this.database.write(ADD, [id, to, content.kind, storableJson(content), at]);
  }

  async mail(id: string): Promise<StoredMail | undefined> {
    const row = await this.first<Row>(MAIL, [id]);
    return row && mailOf(row);
  }

  async markSent(id: string, at: Timestamp | undefined): Promise<void> {
    await this.database.write(MARK_SENT, [id, at ?? null]);
  }

  async to(recipient: string): Promise<readonly StoredMail[]> {
    return (await this.database.query<Row>(TO, [recipient])).map(mailOf);
  }

  async remove(recipient: string): Promise<void> {
    await this.database.query(REMOVE, [recipient]);
  }

  async list({ after, most = PAGE }: Parameters<ForStoringMails['list']>[0] = {}): Promise<readonly StoredMail[]> {
    return (await this.database.query<Row>(LIST, [after ?? null, most])).map(mailOf);
  }
}

function mailOf({ content, ...row }: Row): StoredMail {
  return { ...withoutNulls(row), content: JSON.parse(content) };
}
