import { userSeed } from '../../../adapters/seeds/user.ts';
import { paths } from '../../../src/shop/paths/paths.ts';
import type { Device } from '../../browser/support/devices.ts';
import { startBuiltServer } from '../server/startBuiltServer.ts';
import type { ServedStorefront } from './ServedStorefront.ts';
import { secured } from './secured.ts';

const IN_CART = [1, 3, 14];

/** The compiled server with the sample catalogue, and a shopper with three products in the cart. */
export async function serveOurShop(): Promise<ServedStorefront> {
  const server = await startBuiltServer();
  return {
    ...(await secured(server)),
    pages: [
      { name: 'home', path: paths.home, device: {} },
      { name: 'listing', path: paths.listing, device: {} },
      { name: 'details', path: paths.product(14), device: {} },
      { name: 'cart', path: paths.cart, device: await logInWithCart(server.address) },
    ],
  };
}

async function logInWithCart(address: string): Promise<Device> {
  const { encodedToken: token } = await call(address, 'POST', '/auth/login', '', {
    email: userSeed.email,
    password: userSeed.password,
  });
  const { products } = await call(address, 'GET', '/products', '');
  for (const product of products.filter(({ id }: { id: number }) => IN_CART.includes(id))) {
    await call(address, 'POST', '/user/cart', token, { product });
  }
  return { token, isAuth: 'true', firstName: 'Priya', lastName: 'Sharma', email: userSeed.email };
}

async function call(address: string, method: string, path: string, token: string, body?: object) {
  const headers = { authorization: token, ...(body && { 'content-type': 'application/json' }) };
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return response.json();
}
