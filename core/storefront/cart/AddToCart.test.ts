import { describe, expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { aCartItem, aProduct } from '../../domain/testing/samples.ts';
import { BackEndFailure } from '../ports/failures/BackEndFailure.ts';
import { TestList } from '../testing/TestList.ts';
import { makeAddToCart } from './AddToCart.ts';

const tee = aProduct({ key: 'tee', name: 'Low Tide Tee' });

function adding() {
  const shop = new MemoryShop('/product-listing');
  return { shop, addToCart: makeAddToCart(shop.ports) };
}

const cartOf = (shop: MemoryShop, email = 'asha@example.com') =>
  shop.backEnd.shopper(email)?.cart.map(({ key, quantity }) => [key, quantity]);

describe('Adding to the cart', () => {
  it('asks a visitor to log in, and changes nothing', async () => {
    const { shop, addToCart } = adding();
    const list = new TestList<CartItem>();
    expect(await addToCart(tee, list)).toEqual({ outcome: 'login-required' });
    expect(shop.ports.pendingActions.current()).toMatchObject({ productKey: 'tee', list: 'cart' });
    expect(shop.ports.navigation.here()).toMatch(/^\/login/);
    expect(list.items).toEqual([]);
  });

  it('adds a quantity of 1 and shows {name} added to cart successfully! [spec 8.toast-cart-added]', async () => {
    const { shop, addToCart } = adding();
    shop.logIn();
    const outcome = await addToCart(tee, new TestList());
    const line = aCartItem({ ...tee, quantity: 1 });
    expect(outcome).toEqual({ outcome: 'changed', items: [line] });
    expect(cartOf(shop)).toEqual([['tee', 1]]);
    expect(shop.calls).toEqual(['cart.add(token-1, tee)', 'toast.success(Low Tide Tee added to cart successfully!)']);
  });

  it('navigates to /cart when the cart includes the product [spec 4.add-again-opens-cart]', async () => {
    const { shop, addToCart } = adding();
    shop.logIn();
    const list = new TestList([aCartItem({ key: 'tee' })]);
    expect(await addToCart(tee, list)).toEqual({ outcome: 'already-in-cart' });
    expect(shop.calls).toEqual(['navigation.goTo(/cart)']);
    expect(list.updates).toEqual([]);
  });

  it('shows no message when it fails [spec 8.list-failures]', async () => {
    const { shop, addToCart } = adding();
    shop.logIn();
    shop.backEnd.fail('cart', new BackEndFailure('status 500'));
    expect(await addToCart(tee, new TestList())).toEqual({ outcome: 'failed' });
    expect(shop.calls).toEqual(['cart.add(token-1, tee)', 'log.error(A call to the shop failed)']);
  });
});

describe('Adding to the cart, sent later', () => {
  async function addedLater() {
    const { shop, addToCart } = adding();
    shop.logIn();
    const list = new TestList<CartItem>([], { isSentLater: true });
    await addToCart(tee, list);
    return { shop, list };
  }

  it('uses the session that issued the command after another shopper has logged in', async () => {
    const { shop, list } = await addedLater();
    shop.logIn('bala@example.com', 'Bala');
    expect(await list.send(undefined)).toEqual({ outcome: 'session-ended' });
    expect(cartOf(shop)).toEqual([['tee', 1]]);
    expect(cartOf(shop, 'bala@example.com')).toEqual([]);
    expect(shop.calls).toEqual(['cart.items(token-1)', 'cart.add(token-1, tee)']);
  });

  it('sends nothing when the cart includes the product by then', async () => {
    const { shop, list } = await addedLater();
    const present = [aCartItem({ key: 'tee', quantity: 4 })];
    expect(await list.send(present)).toEqual({ outcome: 'unchanged', items: present });
    expect(shop.calls).toEqual([]);
  });

  it('does not add twice after a lost response', async () => {
    const { shop, list } = await addedLater();
    shop.backEnd.loseAnswer('cart');
    expect(await list.send([])).toEqual({ outcome: 'unreachable' });
    expect(await list.send(undefined)).toMatchObject({ outcome: 'unchanged', items: [{ key: 'tee', quantity: 1 }] });
    expect(shop.calls).toEqual([
      'cart.add(token-1, tee)',
      'log.error(A call to the shop failed)',
      'cart.items(token-1)',
    ]);
  });
});
