import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../../adapters/sql/connection/Database.ts';
import { piecesOf } from '../../proof/sale/checkSale.ts';
import { msOf } from './msOf.ts';
import type { FilledShop } from './openFilledShop.ts';
import { callAsStaff, signInAsOwner } from './receivePieces.ts';
import { answerOf, type BenchShopper } from './registerShoppers.ts';

const SHOPPERS = 5_000;
const SECONDS = 60;
const MS_PER_SECOND = 1000;
const PIECES = 100;
const CREATED = 201;
const SOLD_OUT = 422;
const SERVER_ERROR = 500;

const WANTED =
  'select sku from stock_levels join products on key = sku where is_listed and held = 0 order by position limit 1';
const FILL_CARTS = `insert into cart_lines (user_id, product_key, position, quantity, created_at, updated_at)
select id, $2, 1, 1, now(), now() from unnest($1::text[]) id`;

type Answers = { readonly times: number[]; readonly statuses: Map<number, number> };

/**
 * Lets 5,000 shoppers come within a minute for 100 pieces of one product, in their carts already, and prints what becomes of it. Each
 * looks at the product's availability and her cart, and presses Pay; who gets a checkout pays. Rejects when an answer is an error of
 * the server, or when another number of pieces is sold.
 */
export async function measureSale(
  { address, addresses }: FilledShop,
  database: Database,
  next: (count: number) => readonly BenchShopper[],
): Promise<void> {
  const shoppers = next(SHOPPERS);
  const ids = shoppers.map(({ addressId }) => addressId);
  const [{ sku } = { sku: '' }] = await database.query<{ readonly sku: string }>(WANTED);
  await database.query('delete from cart_lines where user_id = any($1::text[])', [ids]);
  await database.query(FILL_CARTS, [ids, sku]);
  const before = (await piecesOf(database, [sku])).sold;
  await countPieces(address, sku);
  const answers: Answers = { times: [], statuses: new Map() };
  const startedAt = performance.now();
  const coming: Promise<void>[] = [];
  for (const [place, shopper] of shoppers.entries()) {
    const due = startedAt + (place * SECONDS * MS_PER_SECOND) / SHOPPERS;
    if (due > performance.now()) await wait(due - performance.now());
    coming.push(comeToSale(addresses[place % addresses.length] ?? '', shopper, sku, answers));
  }
  await Promise.all(coming);
  const { held, onHand, sold } = await piecesOf(database, [sku]);
  console.log(`\nA sale: ${SHOPPERS} shoppers within ${SECONDS} s for ${PIECES} pieces.`);
  const [p50, p99] = [msOf(answers.times, 0.5), msOf(answers.times, 0.99)];
  console.table({ answers: { 'p50, ms': p50, 'p99, ms': p99, ...Object.fromEntries(answers.statuses) } });
  console.table({ pieces: { sold: sold - before, held, 'on hand': onHand } });
  if (sold - before !== PIECES || held + onHand > 0) throw new Error('Not all pieces were sold, or too many');
}

async function comeToSale(address: string, { token, addressId }: BenchShopper, sku: string, answers: Answers) {
  const call = async (path: string, method = 'GET', body?: object) => {
    const startedAt = performance.now();
    const answer = await answerOf(`${address}${path}`, method, body, token);
    answers.times.push(performance.now() - startedAt);
    answers.statuses.set(answer.status, (answers.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= SERVER_ERROR) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer;
  };
  await call(`/api/availability?keys=${sku}`);
  await call('/api/user/cart');
  const started = await call('/api/user/checkout', 'POST', { addressId });
  if (started.status === SOLD_OUT) return;
  if (started.status !== CREATED) throw new Error(`Pay is answered with ${started.status} ${started.text}`);
  const { checkout } = JSON.parse(started.text);
  const paid = JSON.parse((await call('/stand-in/pay', 'POST', { orderId: checkout.payment.orderId })).text);
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = paid;
  const order = { checkoutId: checkout.id, paymentId, providerOrderId: checkout.payment.orderId, signature };
  await call('/api/user/orders', 'POST', { order });
}

/** Staff count how many pieces there are for the sale. */
async function countPieces(address: string, sku: string): Promise<void> {
  const movements = [{ sku, kind: 'count', quantity: PIECES, reason: 'Sale' }];
  const headers = { cookie: await signInAsOwner(address) };
  const counted = await callAsStaff(address, {
    method: 'POST',
    path: '/stock/movements',
    body: { movements },
    headers,
  });
  if (!counted.ok) throw new Error(`The pieces were not counted: ${counted.status} ${await counted.text()}`);
}
