import type { ForStoringMails, StoredMail } from '../../core/backend/ports/ForStoringMails.ts';
import type { Mail } from '../../core/domain/mails/Mail.ts';
import type { Timestamp } from '../../core/domain/time/timestamp.ts';
import { SqlStore } from './SqlStore.ts';
import { storableJson } from './storableText.ts';

type Row = Pick<StoredMail, 'id' | 'to' | 'createdAt'> & {
  readonly content: string;
  readonly sentAt: Timestamp | null;
};

const ADD = `insert into mails (id, recipient, kind, content, created_at) values ($1, $2, $3, $4, $5)
on conflict (id) do nothing`;
const MAILS = 'select id, recipient as "to", content, created_at as "createdAt", sent_at as "sentAt" from mails';
const MAIL = `${MAILS} where id = $1`;
const LIST = `${MAILS} order by created_at desc, id desc limit 500`;
const TO = `${MAILS} where recipient = $1 order by created_at, id`;
/** The error of a job may name the recipient. */
const REMOVE = `with removed as (delete from mails where recipient = $1 returning id)
delete from jobs where topic = 'mail' and subject in (select id from removed)`;
const MARK_SENT = 'update mails set sent_at = $2 where id = $1';

/** Stores the mails in SQL. */
export class SqlMails extends SqlStore implements ForStoringMails {
  async add({ id, to, content }: Mail, at: Timestamp): Promise<void> {
    await this.database.query(ADD, [id, to, content.kind, storableJson(content), at]);
  }

  async mail(id: string): Promise<StoredMail | undefined> {
    const row = await this.first<Row>(MAIL, [id]);
    return row && mailOf(row);
  }

  async markSent(id: string, at: Timestamp | undefined): Promise<void> {
    await this.database.query(MARK_SENT, [id, at ?? null]);
  }

  async to(recipient: string): Promise<readonly StoredMail[]> {
    return (await this.database.query<Row>(TO, [recipient])).map(mailOf);
  }

  async remove(recipient: string): Promise<void> {
    await this.database.query(REMOVE, [recipient]);
  }

  async list(): Promise<readonly StoredMail[]> {
    return (await this.database.query<Row>(LIST)).map(mailOf);
  }
}

function mailOf({ content, sentAt, ...row }: Row): StoredMail {
  return { ...row, content: JSON.parse(content), ...(sentAt !== null && { sentAt }) };
}
