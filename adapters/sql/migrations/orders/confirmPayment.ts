/**
 * The order of a payment, made in one call of the database. Each statement of the function sees what was committed before it
 * began, so that what it reads after a lock is current.
 */
export const confirmPayment = `
create index orders_of_shopper on orders (user_id, position);

-- Stores the lines of an order and takes their quantities out of the cart.
create function take_ordered(paid checkouts) returns void language plpgsql as $$
begin
  insert into order_items (user_id, order_id, line, product_key, quantity, discounted_price, item)
  select paid.user_id, paid.id, l.line, l.key, l.quantity, l."discountedPrice", l.item
  from rows from (
    json_array_elements(paid.lines::json),
    json_to_recordset(paid.lines::json) as (key text, quantity integer, "discountedPrice" integer)
  ) with ordinality as l (item, key, quantity, "discountedPrice", line);

  -- Keeps the quantities as they are between the two statements that follow.
  perform 1 from cart_lines l
  join order_items i on i.user_id = l.user_id and i.product_key = l.product_key
  where l.user_id = paid.user_id and i.order_id = paid.id
  order by l.product_key
  for update of l;

  delete from cart_lines l using order_items i
  where l.user_id = paid.user_id and i.user_id = paid.user_id and i.order_id = paid.id
    and i.product_key = l.product_key and l.quantity <= i.quantity;

  update cart_lines l set quantity = l.quantity - i.quantity from order_items i
  where l.user_id = paid.user_id and i.user_id = paid.user_id and i.order_id = paid.id
    and i.product_key = l.product_key and l.quantity > i.quantity;
end
$$;

-- Returns what the payment did; null when there is no such checkout. Without an amount, as the shopper's browser reports it,
-- no amount is compared.
create function confirm_payment(paid_order text, payment text, paid_amount bigint, moment timestamptz) returns text
language plpgsql as $$
declare
  paid checkouts;
  earlier_payment text;
begin
  select * into paid from checkouts c where c.provider_order_id = paid_order;
  if not found then
    return null;
  end if;
  if paid_amount <> paid.amount then
    return 'amount-differs';
  end if;

  -- An order is kept as it is, so that finding one needs no lock.
  select o.payment_id into earlier_payment from orders o where o.id = paid.id;
  if not found then
    -- Lets one order of a shopper through at a time.
    perform 1 from users u where u.id = paid.user_id for no key update;
    if not found then
      return null;
    end if;
    -- Without a row, the checkout or the payment has an order already.
    insert into orders (user_id, id, position, payment_id, amount, address, paid_at)
    select paid.user_id, paid.id, coalesce(max(o.position), 0) + 1, payment, paid.amount, paid.address, moment
    from orders o where o.user_id = paid.user_id
    on conflict do nothing;
    if found then
      perform take_ordered(paid);
      return 'recorded';
    end if;
    select o.payment_id into earlier_payment from orders o where o.id = paid.id;
  end if;
  return case when earlier_payment = payment then 'already-recorded' else 'payment-has-another-order' end;
end
$$;
`;
