import { coupons as firstCoupons } from '../../../../core/domain/coupons/Coupon.ts';
import { couponDiscount, isEarned } from '../../../../core/domain/coupons/couponDiscount.ts';
import type { History } from '../History.ts';
import { LIMITED, PASSWORD, strangersIn } from '../shoppers.ts';

const coupons = [...firstCoupons, LIMITED];

/** Returns a sentence for each promise of the shop that the history breaks. */
export function checkHistory(history: History): readonly string[] {
  return [
    ...paymentsWithoutTheirOrder(history),
    ...ordersWithoutTheirPayment(history),
    ...wrongAmounts(history),
    ...wrongPrices(history),
    ...unearnedDiscounts(history),
    ...unearnedCoupons(history),
    ...overusedCoupon(history),
    ...leftInCart(history),
    ...twoOpenCheckouts(history),
    ...miscountedIncrements(history),
    ...misplaced(history),
    ...openDoors(history),
    ...strangers(history),
    ...lostWrites(history),
    ...waiting(history),
  ];
}

/** What was removed and put back stands before the line that it stood before, when no other call could have moved either. */
function misplaced({ undone, calls, cart }: History): readonly string[] {
  return undone.flatMap(({ email, key, before, calls: count }) => {
    const concerns = ({ path, body, ...call }: History['calls'][number]) =>
      call.email === email &&
      [key, before].some((name) => path.endsWith(`/${name}`) || Object(body).product?._id === name);
    const since = calls.slice(count).filter(concerns);
    const isOver = ({ answer }: History['calls'][number]) =>
      answer !== undefined && answer.at < (since[0]?.startedAt ?? 0);
    if (!calls.slice(0, count).filter(concerns).every(isOver)) return [];
    if (since.length !== 2 || !since.every(isAcknowledged)) return [];
    const placeOf = (name: string) => cart.find((line) => line.email === email && line.name === name)?.position ?? 0;
    const places = [placeOf(key), placeOf(before)] as const;
    if (places.includes(0) || places[0] < places[1]) return [];
    return [`The line ${key} of ${email} was put back behind ${before}`];
  });
}

function paymentsWithoutTheirOrder({ captured, orders }: History): readonly string[] {
  return captured.flatMap(({ paymentId }) => {
    const made = orders.filter((order) => order.paymentId === paymentId).length;
    return made === 1 ? [] : [`The payment ${paymentId} has ${made} orders`];
  });
}

function ordersWithoutTheirPayment({ captured, checkouts, orders }: History): readonly string[] {
  return orders.flatMap(({ id, email, paymentId, standing }) => {
    const payment = captured.find((each) => each.paymentId === paymentId);
    // A cancelled order may have waited for a payment that failed.
    if (payment === undefined) return standing === 'cancelled' ? [] : [`The order ${id} has no payment`];
    const checkout = checkouts.find((each) => each.id === id);
    if (checkout?.providerOrderId !== payment.providerOrderId) return [`The order ${id} has the payment of another`];
    return checkout.email === email ? [] : [`The order ${id} belongs to ${email}, its checkout to ${checkout.email}`];
  });
}

function wrongAmounts({ captured, checkouts, orders }: History): readonly string[] {
  return orders.flatMap(({ id, amount, lines, paymentId }) => {
    const checkout = checkouts.find((each) => each.id === id);
    const sum = totalOf(lines);
    const faults = [];
    if (sum !== totalOf(checkout?.lines ?? [])) faults.push(`The order ${id} has other lines than its checkout`);
    if (amount !== sum - (checkout?.couponDiscount ?? 0))
      faults.push(`The order ${id} of ${sum} paise costs ${amount}`);
    const paid = captured.find((payment) => payment.paymentId === paymentId)?.amount;
    if (paid !== undefined && paid !== amount) faults.push(`The order ${id} costs ${amount} paise, paid were ${paid}`);
    return faults;
  });
}

function totalOf(lines: History['orders'][number]['lines']): number {
  return lines.reduce((sum, { discountedPrice, quantity }) => sum + discountedPrice * quantity, 0);
}

function strangers({ orders, cart, wishlist, addresses, calls }: History): readonly string[] {
  const found = (email: string | undefined, text: string, where: string) =>
    strangersIn(text, email).map((shopper) => `${where} ${email} has something of ${shopper}: ${text}`);
  return [
    ...orders.flatMap(({ email, lines }) => lines.flatMap(({ key }) => found(email, key, 'An order of'))),
    ...cart.flatMap(({ email, name }) => found(email, name, 'The cart of')),
    ...wishlist.flatMap(({ email, name }) => found(email, name, 'The wishlist of')),
    ...addresses.flatMap(({ email, name }) => found(email, name, 'The address book of')),
    ...calls.flatMap(({ email, method, path, body, answer }) =>
      email === undefined || path.endsWith('/products')
        ? []
        : [
            ...found(email, `${method} ${path} ${JSON.stringify(body)}`, 'A call of'),
            ...found(email, JSON.stringify(answer?.body ?? ''), 'The answer to'),
          ],
    ),
  ];
}

const SUCCESSES: readonly number[] = [200, 201];

function isAcknowledged({ answer }: History['calls'][number]): boolean {
  return answer !== undefined && SUCCESSES.includes(answer.status);
}

/** The cart in an answer. To change a product that is not in the cart changes nothing, and is answered as well. */
function cartIn({ answer }: History['calls'][number]): string {
  return JSON.stringify(Object(answer?.body).cart ?? []);
}

/** What the server has acknowledged and nothing has removed since must be there. */
function lostWrites({ calls, cart, wishlist, addresses, orders }: History): readonly string[] {
  return calls.flatMap((call) => {
    const { email, method, path, body } = call;
    if (method !== 'POST' || !isAcknowledged(call)) return [];
    const { product, address } = Object(body);
    const [key, name]: readonly unknown[] = [product?._id, address?.name];
    const has = (rows: readonly { readonly email: string; readonly name: string }[], value: unknown) =>
      rows.some((row) => row.email === email && row.name === value);
    const isRemoved = (paths: readonly string[]) =>
      calls.some(
        (other) =>
          other.email === email &&
          endOf(other) > call.startedAt &&
          paths.some((removal) => other.path.endsWith(removal)) &&
          (other.method === 'DELETE' || Object(other.body).action?.type === 'decrement'),
      );
    const isOrdered = () =>
      orders.some((order) => order.email === email && order.lines.some((line) => line.key === key));
    if (path.endsWith('/user/cart') && !has(cart, key) && !isOrdered() && !isRemoved([`/cart/${key}`, '/cart/all']))
      return [`The cart of ${email} has lost ${key}`];
    if (path.endsWith('/user/wishlist') && !has(wishlist, key) && !isRemoved([`/wishlist/${key}`]))
      return [`The wishlist of ${email} has lost ${key}`];
    if (path.endsWith('/user/address') && !has(addresses, name))
      return [`The address book of ${email} has lost ${name}`];
    return [];
  });
}

function waiting({ waitingEvents, unfinished }: History): readonly string[] {
  return [
    ...(waitingEvents > 0 ? [`${waitingEvents} events of the provider are not processed`] : []),
    ...(unfinished > 0 ? [`${unfinished} paid checkouts are not finished on their devices`] : []),
  ];
}

/** When a call was answered. One without an answer may still have its effect. */
function endOf({ answer }: History['calls'][number]): number {
  return answer?.at ?? Number.POSITIVE_INFINITY;
}

/** What was ordered is out of the cart, unless it was put in again. */
function leftInCart({ calls, cart, orders }: History): readonly string[] {
  return orders.flatMap(({ id, email, lines }) => {
    const start = calls.find((call) => Object(call.answer?.body).checkout?.id === id)?.startedAt ?? 0;
    const later = calls.filter((call) => call.email === email && call.method === 'POST' && endOf(call) > start);
    const isAgain = (key: string) => later.some(({ path, body }) => `${path} ${JSON.stringify(body)}`.includes(key));
    const left = lines.filter(({ key }) => cart.some((line) => line.email === email && line.name === key));
    return left.filter(({ key }) => !isAgain(key)).map(({ key }) => `${key} of the order ${id} is still in the cart`);
  });
}

/** A wrong password opens nothing, nor does a token after its logout. */
function openDoors({ calls }: History): readonly string[] {
  return calls.flatMap(({ path, body, answer, token, startedAt }) => {
    if (answer === undefined || answer.status >= 300) return [];
    if (path.endsWith('/auth/login') && Object(body).password !== PASSWORD) return ['A wrong password is accepted'];
    const logout = calls.find((call) => call.path.endsWith('/auth/logout') && call.token === token);
    const isOver = logout?.answer !== undefined && logout.answer.status < 300 && logout.answer.at < startedAt;
    return isOver && token !== undefined ? [`${path} accepts a token after its logout`] : [];
  });
}

/** Prices are those of the catalogue. */
function wrongPrices({ checkouts, prices }: History): readonly string[] {
  const isWrong = ({ key, discountedPrice }: History['checkouts'][number]['lines'][number]) =>
    !prices.get(key)?.includes(discountedPrice);
  return checkouts.flatMap(({ id, lines }) =>
    lines
      .filter(isWrong)
      .map(({ key, discountedPrice }) => `The checkout ${id} has ${key} for ${discountedPrice} paise`),
  );
}

/** The coupon of a checkout takes off what the rules give for its frozen lines. */
function unearnedDiscounts({ checkouts }: History): readonly string[] {
  return checkouts.flatMap(({ id, couponDiscount: discount, lines }) => {
    const total = totalOf(lines);
    const isRight = discount === 0 || coupons.some((coupon) => couponDiscount(coupon, total) === discount);
    return isRight ? [] : [`The checkout ${id} of ${total} paise has a coupon discount of ${discount}`];
  });
}

/** A coupon that does not exist, or that the lines do not earn, is refused and not left out. */
function unearnedCoupons({ calls }: History): readonly string[] {
  return calls.flatMap((call) => {
    const { couponId } = Object(call.body);
    if (!call.path.endsWith('/user/checkout') || couponId === undefined || !isAcknowledged(call)) return [];
    const { id, subTotal, discount } = Object(call.answer?.body).checkout;
    const coupon = coupons.find(({ id: each }) => each === couponId);
    const isRight = coupon !== undefined && isEarned(coupon, subTotal - discount);
    return isRight ? [] : [`The checkout ${id} takes the coupon ${couponId} for ${subTotal - discount} paise`];
  });
}

/** No coupon is used more often than it says, whichever orders of its checkouts stand. */
function overusedCoupon({ checkouts, orders, couponLimit }: History): readonly string[] {
  const withCoupon = checkouts.filter((checkout) => checkout.couponDiscount === LIMITED.amount);
  const uses = orders.filter(({ id, standing }) => standing !== 'cancelled' && withCoupon.some((one) => one.id === id));
  return uses.length <= couponLimit
    ? []
    : [`A coupon that may be used ${couponLimit} times is used by ${uses.length} orders`];
}

const REUSED_FOR_MS = 60 * 60_000;

/** What a shopper has not paid can be paid once within an hour: with one checkout, whatever tabs and devices open it. */
function twoOpenCheckouts({ checkouts, orders }: History): readonly string[] {
  const open = checkouts.filter(({ id }) => !orders.some((order) => order.id === id));
  const contents = open.map(({ email, lines, couponDiscount, address, createdAt }) => {
    const pieces = lines
      .map(({ key, quantity, discountedPrice }) => `${quantity} ${key} for ${discountedPrice}`)
      .sort();
    return { text: `${email}: ${pieces}, ${couponDiscount} off, to ${address}`, at: Date.parse(createdAt) };
  });
  const isAgain = ({ text, at }: (typeof contents)[number], place: number) =>
    contents.slice(0, place).some((other) => other.text === text && Math.abs(other.at - at) <= REUSED_FOR_MS);
  return contents.filter(isAgain).map(({ text }) => `Two open checkouts of ${text}`);
}

/**
 * Every acknowledged increment counts, where nothing has taken pieces out, and each counts once, however often the network or Retry
 * sends it. The requests of other clients have no idempotency key, so that those which are sent twice may count twice.
 */
function miscountedIncrements({ calls, cart, orders }: History): readonly string[] {
  return cart.flatMap(({ email, name, quantity }) => {
    const ofLine = calls.filter((call) => call.email === email && call.path.endsWith(`/user/cart/${name}`));
    const isIncrement = ({ body }: (typeof ofLine)[number]) => Object(body).action?.type === 'increment';
    const isOrdered = orders.some((order) => order.email === email && order.lines.some(({ key }) => key === name));
    if (isOrdered || !ofLine.every(isIncrement)) return [];
    const acknowledged = ofLine.filter((call) => isAcknowledged(call) && cartIn(call).includes(`"${name}"`));
    const acknowledgedKeys = new Set(acknowledged.flatMap(({ idempotencyKey }) => idempotencyKey ?? []));
    const withoutKey = acknowledged.filter(({ idempotencyKey }) => idempotencyKey === undefined);
    const least = 1 + acknowledgedKeys.size + withoutKey.length;
    const keys = new Set(ofLine.flatMap(({ idempotencyKey }) => idempotencyKey ?? []));
    const most = 1 + keys.size + 2 * ofLine.filter(({ idempotencyKey }) => idempotencyKey === undefined).length;
    return quantity < least || quantity > most
      ? [`The cart of ${email} has ${quantity} of ${name}, asked for were ${least} to ${most}`]
      : [];
  });
}
