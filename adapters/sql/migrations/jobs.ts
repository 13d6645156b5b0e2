export const jobs = `
create table jobs (
  id bigint generated always as identity primary key,
  topic text not null,
  subject text not null,
  run_at timestamptz(0) not null,
  attempts integer not null default 0,
  -- Changes whenever the job is claimed or added again.
  version integer not null default 0,
  last_error text,
  -- When the shop gave the job up.
  failed_at timestamptz(0),
  unique (topic, subject)
);

create index jobs_waiting on jobs (topic, run_at, id) where failed_at is null;

create table mails (
  -- Says what the mail is about: the same cause has the same id.
  id text primary key,
  recipient text not null,
  kind text not null,
  -- JSON.
  content text not null,
  created_at timestamptz(0) not null,
  sent_at timestamptz(0)
);

create index mails_by_time on mails (created_at, id);
`;
