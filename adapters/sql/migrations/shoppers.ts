export const shoppers = `
create table users (
  id text primary key,
  email text not null,
  -- The e-mail as it is compared: trimmed, in lower case.
  email_key text not null unique check (email_key = lower(email_key collate "C") and email_key = trim(email_key)),
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  token_version integer not null check (token_version >= 0),
  created_at timestamptz(0) not null,
  updated_at timestamptz(0) not null
);
`;
