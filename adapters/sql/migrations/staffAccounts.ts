export const staffAccounts = `
-- JSON: the encrypted secret, the latest 30 s whose code was used, and the hashes of the recovery codes. Null while the password is enough.
alter table staff add column one_time_codes text;

alter table staff_tokens
  add column id text not null default gen_random_uuid()::text,
  add column started_at timestamptz(0) not null default now(),
  -- The device in words; empty in rows of the build before.
  add column device text not null default '';
`;
