export const staff = `
create table staff (
  id text primary key,
  email text not null,
  email_key text not null unique,
  name text not null,
  role text not null check (role in ('owner', 'manager', 'packer')),
  -- Null until the person has accepted the invitation.
  password_hash text,
  disabled_at timestamptz(0),
  created_at timestamptz(0) not null,
  place bigint generated always as identity
);

create table staff_tokens (
  -- The SHA-256 hash of the token.
  hash text primary key,
  staff_id text not null references staff (id) on delete cascade,
  purpose text not null check (purpose in ('session', 'invitation')),
  expires_at timestamptz(0) not null
);
create index staff_tokens_of_person on staff_tokens (staff_id);

create table api_keys (
  id text primary key,
  -- The SHA-256 hash of the secret.
  hash text not null unique,
  name text not null,
  role text not null check (role in ('owner', 'manager', 'packer')),
  created_at timestamptz(0) not null,
  ended_at timestamptz(0),
  place bigint generated always as identity
);

-- What of its subject each change in the admin has changed. Both texts are JSON.
create table activity (
  id text primary key,
  at timestamptz(0) not null,
  actor_kind text not null check (actor_kind in ('staff', 'key', 'command')),
  actor_id text not null,
  actor_name text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before text,
  after text,
  place bigint generated always as identity unique
);
create trigger activity_kept before update or delete on activity for each row execute function refuse_change();
`;
