import { describe, expect, it } from 'vitest';
import type { StoresUnderTest } from '../contracts/serverSubjects.ts';
import { sampleCalls } from '../fastify/sampleCalls.ts';
import { as, asha, type Call, home, signUp, tee, testServer } from '../fastify/testServer.ts';
import { hostileTexts } from './hostileTexts.ts';

const WITHOUT_LIMIT = { attemptsPerMinute: 1_000_000 };

/** That hostile texts are data like any other for a server with these stores: stored and returned unchanged, and never run. */
export function describeHostileTexts(server: string, makeStores: () => StoresUnderTest): void {
  async function ashas() {
    const { reset, removeShopper: _, ...stores } = makeStores();
    await reset();
    await stores.products.import([{ ...tee, isListed: true }]);
    const { call, ports } = testServer(WITHOUT_LIMIT, stores);
    return { call, ports, asAsha: as(call, await signUp(call)) };
  }

  describe(`On ${server} hostile texts`, () => {
    it('in the fields of an address are stored and returned unchanged', async () => {
      const { asAsha } = await ashas();
      for (const text of hostileTexts) {
        const address = Object.fromEntries(Object.keys(home).map((field) => [field, `${text} of ${field}`]));
        const { body } = await asAsha('POST', '/user/address', {
          address: { ...address, phone: home.phone, pincode: home.pincode },
        });
        const { addressList } = body as { readonly addressList: readonly [{ readonly _id: string }] };
        expect(addressList).toMatchObject([{ ...address, phone: home.phone, pincode: home.pincode }]);
        expect(await asAsha('GET', '/user/address')).toMatchObject({ body: { addressList } });
        await asAsha('DELETE', `/user/address/${addressList[0]._id}`);
      }
    });

    it('in the names and the password of a shopper are stored and returned unchanged', async () => {
      const { call } = await ashas();
      for (const [index, text] of hostileTexts.entries()) {
        const shopper = {
          email: `shopper${index}@example.com`,
          password: `${text} 12345678`,
          firstName: text,
          lastName: text,
        };
        expect(await call('POST', '/auth/signup', shopper)).toMatchObject({ status: 201 });
        const { status, body } = await call('POST', '/auth/login', shopper);
        expect([status, body]).toMatchObject([
          200,
          { foundUser: { email: shopper.email, firstName: text, lastName: text } },
        ]);
      }
    });

    it('in an e-mail or a password log nobody in', async () => {
      const { call } = await ashas();
      for (const text of hostileTexts) {
        for (const email of [text, `${asha.email}${text}`, `${text}@example.com`]) {
          expect(await call('POST', '/auth/login', { email, password: asha.password })).toMatchObject({ status: 404 });
        }
        expect(await call('POST', '/auth/login', { email: asha.email, password: text })).toMatchObject({ status: 401 });
      }
    });

    it('as ids are unknown ids, and change nothing', async () => {
      const { asAsha, ports } = await ashas();
      await asAsha('POST', '/user/cart', { product: { _id: 'tee' } });
      const before = await everything(asAsha);
      for (const text of hostileTexts) await callWithEachId(asAsha, text);
      expect(await everything(asAsha)).toEqual(before);
      expect(await ports.shoppers.withEmail(asha.email)).toMatchObject({ tokenVersion: 0 });
    });
  });
}

async function everything(call: Call): Promise<readonly unknown[]> {
  const paths = ['/user/cart', '/user/wishlist', '/user/address', '/user/orders', '/products'];
  return Promise.all(paths.map(async (path) => (await call('GET', path)).body));
}

const calls = sampleCalls.filter(
  ({ path }) => !path.startsWith('/auth') && path !== '/user/cart/clearCart' && path !== '/user/address',
);

/** Makes each call with the text in the place of each id in its path and its body, and of every text of its query. */
async function callWithEachId(call: Call, text: string): Promise<void> {
  for (const { method, path, body } of calls) {
    const hostile = `${path.replace(/tee$/, encodeURIComponent(text))}?id=${encodeURIComponent(text)}&__proto__[isAdmin]=1`;
    const { status, headers } = await call(method, hostile, withText(body, text));
    expect([method, path, text, [200, 204, 404, 422].includes(status)]).toEqual([method, path, text, true]);
    expect([headers.get('set-cookie'), headers.get('location')]).toEqual([null, null]);
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  }
}

/** Returns a body with the text in the place of each id. Other texts of these bodies are not ids. */
function withText(body: unknown, text: string): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const isId = (field: string) => /id$|^signature$/i.test(field);
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, isId(field) ? text : withText(value, text)]),
  );
}
