export const accountTokens = `
create table account_tokens (
  -- The SHA-256 hash of the token.
  hash text primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'verify-email')),
  expires_at timestamptz(0) not null,
  unique (user_id, purpose)
);

-- The e-mail of a deleted account is gone. The row stays because orders refer to it.
alter table users alter column email_key drop not null, add column email_verified_at timestamptz(0);

create index mails_of_recipient on mails (recipient, created_at, id);

-- What stays of an address when its shopper's account is deleted.
create function erased_address(address text) returns jsonb language sql immutable as $$
  select address::jsonb || '{"name": "", "street": "", "city": "", "phone": ""}'::jsonb
$$;

-- Whether the change of an address is the one that the deletion of its shopper's account makes.
create function is_erased(shopper text, address_before text, address_after text) returns boolean language plpgsql as $$
begin
  return address_after::jsonb = erased_address(address_before)
    and exists (select 1 from users u where u.id = shopper and u.email_key is null);
end
$$;

create or replace function refuse_order_change() returns trigger language plpgsql as $$
declare
  life constant text[] := array['status', 'cancelled_for', 'packed_at', 'payment_id', 'address'];
begin
  if tg_op = 'DELETE'
    or to_jsonb(new) - life is distinct from to_jsonb(old) - life
    or new.payment_id <> old.payment_id and old.status <> 'payment-pending'
    or new.status <> old.status and (old.status = 'cancelled' or new.status = 'payment-pending')
    or old.packed_at is not null and new.packed_at is distinct from old.packed_at
    or new.address <> old.address and not is_erased(old.user_id, old.address, new.address)
  then
    raise exception 'Rows of orders are kept as they are';
  end if;
  return new;
end
$$;

create or replace function refuse_checkout_change() returns trigger language plpgsql as $$
declare
  life constant text[] := array['provider_order_id', 'expires_at', 'address', 'contents'];
begin
  if old.provider_order_id is not null and new.provider_order_id is distinct from old.provider_order_id
    or to_jsonb(new) - life is distinct from to_jsonb(old) - life
    or (new.address <> old.address or new.contents is distinct from old.contents)
      and not (new.contents is null and is_erased(old.user_id, old.address, new.address))
  then
    raise exception 'Rows of checkouts are kept as they are';
  end if;
  return new;
end
$$;
`;
