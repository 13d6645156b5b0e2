export const loginAttempts = `
-- How often someone has tried to log in or sign up. Rows are deleted some time after they have ended.
create table login_attempts (
  -- The hash of a network address and an e-mail.
  key text primary key,
  attempts integer not null check (attempts > 0),
  ends_at timestamptz(0) not null
);

create index login_attempts_by_end on login_attempts (ends_at);
`;
