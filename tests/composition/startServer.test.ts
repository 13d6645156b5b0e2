import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_DOCUMENT, builtAdmin } from '../../adapters/fastify/testing/builtAdmin.ts';
import { builtStorefront } from '../../adapters/fastify/testing/builtStorefront.ts';
import { ownerSeed } from '../../adapters/seeds/owner.ts';
import { SAMPLE_PRODUCTS } from '../../adapters/seeds/sizes.ts';
import { findShop } from '../../src/commands/findShop.ts';
import { runShopCommand } from '../../src/commands/runShopCommand.ts';
import { ShopClient } from '../../src/commands/ShopClient.ts';
import { readConfiguration, type ServerConfiguration } from '../../src/server/configuration.ts';
import { COMMAND_FILES } from '../../src/server/setup/commandFiles.ts';
import { SAMPLE_LOGIN, simulation } from '../../src/server/simulation.ts';
import { startServer } from '../../src/server/startServer.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'creator-row-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
/** The data folder of a server that has started once, which takes seconds. Each test has a copy. */
const startedOnce = newFolder();
let dataDir = '';
beforeAll(async () => {
  await (await startServer(configured(startedOnce), { simulation })).close();
});
beforeEach(() => {
  dataDir = newFolder();
  cpSync(startedOnce, dataDir, { recursive: true });
});
afterEach(() => remove(dataDir));
afterAll(() => remove(startedOnce));

function configured(folder = dataDir): ServerConfiguration {
  const configuration = readConfiguration({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', PAYMENTS: 'simulated' });
  if ('faults' in configuration) throw new Error(configuration.faults.join());
  return configuration;
}

/** Returns a function that calls the server's API and resolves with the body. */
function client(address: string, token?: string) {
  return async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) };
    const response = await fetch(`${address}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return response.json();
  };
}

async function logIn(address: string) {
  const { encodedToken } = await client(address)('POST', '/api/auth/login', SAMPLE_LOGIN);
  return client(address, encodedToken);
}

const noProgress = { startProgress: () => undefined, advance: () => undefined, stopProgress: () => undefined };

/** Runs a command for the shop of the data folder. Resolves with the exit code, and with the lines that it wrote. */
async function runCommand(...argv: string[]) {
  const lines: string[] = [];
  const out = { print: (line: string) => lines.push(line), warn: (line: string) => lines.push(line), ...noProgress };
  const openShop = async () => new ShopClient(await findShop({ DATA_DIR: dataDir }));
  return { code: await runShopCommand(argv, openShop, out), lines };
}

/** Runs a command that succeeds. Resolves with the lines that it printed. */
async function shopCommand(...argv: string[]): Promise<readonly string[]> {
  const { code, lines } = await runCommand(...argv);
  expect([code, lines]).toEqual([0, lines]);
  return lines;
}

describe('The server', { timeout: 60_000 }, () => {
  it('has the admin below /admin, on https where the shop is', async () => {
    const admin = builtAdmin();
    const configuration = { ...configured(), siteUrl: 'https://shop.example' };
    const server = await startServer(configuration, { simulation, admin: admin.folder });
    const response = await fetch(`${server.address}/admin/orders`);
    expect(await response.text()).toBe(ADMIN_DOCUMENT);
    expect(response.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    await server.close();
    admin.remove();
  });

  it('keeps uploaded pictures in its data folder, and still serves them after a restart', async () => {
    const call = async (address: string, method: string, path: string, body: string | FormData, cookie = '') => {
      const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
      const headers = { ...type, cookie, 'sec-fetch-site': 'same-origin' };
      return fetch(`${address}/api/admin${path}`, { method, headers, body });
    };
    const first = await startServer(configured(), { simulation });
    const signedIn = await call(first.address, 'POST', '/session', JSON.stringify(ownerSeed));
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0];
    const [product] = (await client(first.address)('GET', '/api/products')).products;
    const form = new FormData();
    form.set('alt', 'The parade');
    const file = readFileSync(join('public/pictures/products', '2.jpg'));
    form.set('picture', new Blob([new Uint8Array(file)]), '2.jpg');
    const added = await call(first.address, 'POST', `/styles/${product._id}/pictures`, form, cookie);
    expect(added.status).toBe(201);
    const { picture } = (await added.json()) as { readonly picture: { readonly image: string } };
    await first.close();
    const again = await startServer(configured(), { simulation });
    const served = await fetch(`${again.address}${picture.image}`);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(readdirSync(join(dataDir, 'uploaded-pictures'))).toContain(basename(picture.image));
    await again.close();
  });

  it('sells the sample catalogue to the sample shopper, and still has the order after a restart', async () => {
    const first = await startServer(configured(), { simulation });
    const call = await logIn(first.address);
    const { products } = await call('GET', '/api/products');
    expect(products).toHaveLength(SAMPLE_PRODUCTS);
    await call('POST', '/api/user/cart', { product: products[0] });
    const { addressList } = await call('GET', '/api/user/address');
    const { checkout } = await call('POST', '/api/user/checkout', { addressId: addressList[0]._id });
    const orderId = checkout.payment.orderId;
    expect(checkout).toMatchObject({ amount: 49_900, payment: { scriptUrl: '/razorpay-stand-in/checkout.js' } });
    const proof = await call('POST', '/stand-in/pay', { orderId });
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = proof;
    const order = { checkoutId: checkout.id, paymentId, providerOrderId: orderId, signature };
    const { orders } = await call('POST', '/api/user/orders', { order });
    expect(orders).toMatchObject([{ paymentId, amountPaid: 49_900 }]);
    await first.close();

    const second = await startServer(configured(), { simulation });
    const again = await logIn(second.address);
    expect(await again('GET', '/api/user/orders')).toEqual({ orders });
    expect(await again('GET', '/api/user/cart')).toEqual({ cart: [] });
    await second.close();
  });

  it('takes the payment of a checkout that was open during a restart', async () => {
    const first = await startServer(configured(), { simulation });
    const call = await logIn(first.address);
    const { products } = await call('GET', '/api/products');
    const { addressList } = await call('GET', '/api/user/address');
    await call('POST', '/api/user/cart', { product: products[0] });
    const { checkout: open } = await call('POST', '/api/user/checkout', { addressId: addressList[0]._id });
    await first.close();

    const second = await startServer(configured(), { simulation });
    const again = await logIn(second.address);
    const { orderId } = open.payment;
    const { razorpay_payment_id: paymentId } = await again('POST', '/stand-in/pay', { orderId });
    await expect
      .poll(() => again('GET', '/api/user/orders'), { timeout: 10_000 })
      .toMatchObject({ orders: [{ orderId: open.id, paymentId }] });
    const twice = await again('POST', '/stand-in/pay', { orderId });
    expect(twice).toMatchObject({ error: { description: 'Payment already done for this order.' } });
    await second.close();
  });

  it('has the sample owner, who signs in to the admin and reads what was changed', async () => {
    const { email, name, password } = ownerSeed;
    const server = await startServer(configured(), { simulation });
    const own = { 'content-type': 'application/json', origin: server.address };
    const body = JSON.stringify({ email, password });
    const answer = await fetch(`${server.address}/api/admin/session`, { method: 'POST', headers: own, body });
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { staff: { id: expect.any(String), name, role: 'owner' } },
    ]);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const activity = await fetch(`${server.address}/api/admin/activity`, { headers: { cookie } });
    expect(await activity.json()).toMatchObject({ activity: [{ action: 'staff.change' }, { action: 'staff.change' }] });
    const invited = await shopCommand('staff', 'add', 'leela@shop.example', '--name', 'Leela', '--role', 'packer');
    expect(invited[1]).toMatch(/\/admin\/invitation\?token=./);
    await server.close();
  });

  it('has the pages of the storefront, and status 404 for paths of no page', async () => {
    const built = builtStorefront();
    const server = await startServer(configured(), { simulation, storefront: built.folder });
    const statuses = ['/', '/cart', '/product-details/14', '/profile/orders/', '/nowhere', '/cart/1'].map(
      async (path) => (await fetch(`${server.address}${path}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 404, 404]);
    await server.close();
    built.remove();
  });

  it('has the sample shopper removed by a command while it runs, with her orders', async () => {
    const server = await startServer(configured(), { simulation });
    const call = await logIn(server.address);
    const { products } = await call('GET', '/api/products');
    await call('POST', '/api/user/cart', { product: products[0] });
    const { addressList } = await call('GET', '/api/user/address');
    const { checkout } = await call('POST', '/api/user/checkout', { addressId: addressList[0]._id });
    await call('POST', '/stand-in/pay', { orderId: checkout.payment.orderId });
    await expect.poll(() => shopCommand('orders', 'list'), { timeout: 10_000 }).toContain('Orders: 1');
    expect(await shopCommand('sample-shopper', 'remove')).toEqual([
      'The sample shopper and her orders are removed',
      'The account of the sample owner is disabled',
    ]);
    expect(await shopCommand('orders', 'list')).toEqual(['Orders: 0']);
    expect(await client(server.address)('POST', '/api/auth/login', SAMPLE_LOGIN)).toHaveProperty('errors');
    await server.close();
  });

  it('refuses a data folder that another server has, and runs commands for it', async () => {
    const server = await startServer(configured(), { simulation });
    await expect(startServer(configured(), { simulation })).rejects.toThrow(`The data folder ${dataDir} is in use`);
    const told = ['Payments: simulated, no money moves', `Products: ${SAMPLE_PRODUCTS}, listed ${SAMPLE_PRODUCTS}`];
    expect(await shopCommand('check')).toEqual(expect.arrayContaining(told));
    expect((await runCommand('nonsense')).code).toBe(1);
    await server.close();
    const silent = `The shop does not answer at ${server.address}. Start it with npm start, or node dist-server/main.js`;
    expect(await runCommand('check')).toEqual({ code: 1, lines: [silent] });
  });

  it('keeps the key of the commands for its owner alone, until its file is deleted', async () => {
    const file = join(dataDir, COMMAND_FILES.key);
    const invite = () => shopCommand('staff', 'list');
    const call = async (address: string, key: string) =>
      (await fetch(`${address}/api/admin/staff`, { headers: { authorization: `Bearer ${key}` } })).status;
    const first = await startServer(configured(), { simulation });
    const key = readFileSync(file, 'utf8');
    const modes = [COMMAND_FILES.key, COMMAND_FILES.address].map((name) => statSync(join(dataDir, name)).mode & 0o777);
    expect([key.slice(0, 4), modes]).toEqual(['crk_', [0o600, 0o600]]);
    await invite();
    await first.close();
    const second = await startServer(configured(), { simulation });
    expect(readFileSync(file, 'utf8')).toBe(key);
    await invite();
    await second.close();
    rmSync(file);
    const third = await startServer(configured(), { simulation });
    await invite();
    expect([await call(third.address, key), await call(third.address, readFileSync(file, 'utf8'))]).toEqual([401, 200]);
    await third.close();
  });
});
