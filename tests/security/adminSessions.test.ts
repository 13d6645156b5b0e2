import { describe, expect, it } from 'vitest';
import { StaffFixture } from '../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { expectDescribed } from '../fastify/described.ts';
import { storefront } from '../fastify/renderingStorefront.ts';
import { OWN_SITE, staffServer, withHeaders, withSession } from '../fastify/staffServer.ts';

const credentials = { email: 'ravi@shop.example', password: StaffFixture.password };
const SHOP = 'https://shop.example';
const invite = { email: 'leela@shop.example', name: 'Leela', role: 'packer' };

describe('Signing in to the admin', () => {
  it('sets a cookie that no script reads and no other site sends, and says who is signed in', async () => {
    const { call } = await staffServer();
    const { status, body, headers } = await call('POST', '/admin/session', credentials, OWN_SITE);
    expect([status, body]).toEqual([201, { staff: { id: expect.any(String), name: 'Ravi', role: 'owner' } }]);
    await expectDescribed('POST', '/admin/session', { status, body });
    expect(headers.get('set-cookie')).toMatch(/^admin-session=[\w-]+; Path=\/api\/admin; HttpOnly; SameSite=Strict$/);
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await call('GET', '/admin/session', undefined, { cookie })).body).toEqual(body);
  });

  it('sets a cookie that is never sent without encryption where the shop is on https', async () => {
    const { call } = await staffServer({ trustedProxies: 1 });
    const headers = { ...OWN_SITE, 'x-forwarded-proto': 'https' };
    const answer = await call('POST', '/admin/session', credentials, headers);
    expect(answer.headers.get('set-cookie')).toContain('; Secure');
  });

  it('ignores a session that somebody has given to the browser before', async () => {
    const { call } = await staffServer();
    const { headers } = await call('POST', '/admin/session', credentials, withSession('chosen-by-an-attacker'));
    expect(headers.get('set-cookie')).not.toContain('chosen-by-an-attacker');
    const before = await call('GET', '/admin/session', undefined, withSession('chosen-by-an-attacker'));
    expect(before.status).toBe(401);
  });

  it.each([
    ['a wrong password', { ...credentials, password: 'wrong' }],
    ['an unknown e-mail', { ...credentials, email: 'nobody@shop.example' }],
  ])('says the same of %s', async (_what, body) => {
    const { call } = await staffServer();
    const answer = await call('POST', '/admin/session', body, OWN_SITE);
    expect([answer.status, answer.body]).toEqual([401, { errors: ['The e-mail, the password or the code is wrong.'] }]);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('is refused from the sixth try in 15 minutes, and a success forgets those before', async () => {
    const { call, fixture } = await staffServer({ attemptsPerMinute: 5 });
    const attempt = (password = 'wrong') => call('POST', '/admin/session', { ...credentials, password }, OWN_SITE);
    const statuses = async (count: number) => {
      const seen = [];
      for (let at = 0; at < count; at += 1) seen.push((await attempt()).status);
      return seen;
    };
    expect(await statuses(4)).toEqual([401, 401, 401, 401]);
    expect((await attempt(credentials.password)).status).toBe(201);
    expect(await statuses(6)).toEqual([401, 401, 401, 401, 401, 429]);
    const refused = await attempt(credentials.password);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    fixture.ports.clock.advance(15 * 60_000);
    expect((await attempt(credentials.password)).status).toBe(201);
  });

  it('is not opened by 10,000 passwords', async () => {
    const { call, fixture } = await staffServer({ attemptsPerMinute: 5 });
    let open = 0;
    for (let at = 0; at < 10_000; at += 1) {
      const password = at === 9_999 ? credentials.password : `password ${at}`;
      const { status } = await call('POST', '/admin/session', { ...credentials, password }, OWN_SITE);
      if (status === 201) open += 1;
    }
    expect(open).toBe(0);
    expect(fixture.ports.tables.staffTokens.size).toBe(2);
  });
});

describe('A session of the admin', () => {
  it('is over for a stolen cookie once the person has signed out', async () => {
    const { call, ravi } = await staffServer();
    const out = await call('DELETE', '/admin/session', undefined, ravi);
    expect([out.status, out.body]).toEqual([204, undefined]);
    await expectDescribed('DELETE', '/admin/session', out);
    expect(out.headers.get('set-cookie')).toMatch(/^admin-session=; Max-Age=0; Path=\/api\/admin; HttpOnly/);
    expect((await call('GET', '/admin/session', undefined, ravi)).status).toBe(401);
    expect((await call('DELETE', '/admin/session', undefined, ravi)).status).toBe(204);
  });

  it('opens no call of a shopper', async () => {
    const { call, ravi } = await staffServer();
    const token = ravi.cookie.split('=')[1] ?? '';
    const answer = await call('GET', '/user/cart', undefined, { ...ravi, authorization: token });
    expect(answer.status).toBe(401);
  });
});

describe('A change in the admin', () => {
  const { cookie } = withSession('');
  const origins: readonly (readonly [what: string, headers: Record<string, string>, status: number])[] = [
    ['the shop by Origin', { origin: SHOP }, 201],
    ['the shop by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }, 201],
    ['the shop with both', { 'sec-fetch-site': 'same-origin', origin: SHOP }, 201],
    ['another site', { origin: 'https://evil.example' }, 403],
    ['a subdomain', { origin: 'https://cdn.shop.example' }, 403],
    ['the shop without encryption', { origin: 'http://shop.example' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site', origin: SHOP }, 403],
    ['a subdomain by Sec-Fetch-Site', { 'sec-fetch-site': 'same-site' }, 403],
    ['an address that was typed', { 'sec-fetch-site': 'none' }, 403],
    ['a client that does not say', {}, 403],
  ];

  it.each(origins)('with a cookie from %s', async (_what, headers, status) => {
    const { call, ravi } = await staffServer({ storefront: { ...storefront, siteUrl: SHOP } });
    expect(cookie).toContain('admin-session');
    const answer = await call('POST', '/admin/staff', invite, { cookie: ravi.cookie, ...headers });
    expect(answer.status).toBe(status);
  });

  it.each(origins)('that signs in, from %s', async (_what, headers, status) => {
    const { call } = await staffServer({ storefront: { ...storefront, siteUrl: SHOP } });
    expect((await call('POST', '/admin/session', credentials, headers)).status).toBe(status);
  });

  it('with an API key needs no site', async () => {
    const { call, addKey } = await staffServer();
    expect((await call('POST', '/admin/staff', invite, (await addKey('owner')).headers)).status).toBe(201);
  });

  it('with an API key that opens nothing does not fall back to a cookie', async () => {
    const { call, ravi } = await staffServer();
    const headers = { cookie: ravi.cookie, authorization: 'Bearer crk_none', origin: 'https://evil.example' };
    expect((await call('POST', '/admin/staff', invite, headers)).status).toBe(401);
  });
});

describe('An invitation', () => {
  it('is accepted by the API, once, and signs in', async () => {
    const { call, ravi } = await staffServer({ invitationsAt: SHOP });
    const asRavi = withHeaders(call, ravi);
    const { status, body } = await asRavi('POST', '/admin/staff', invite);
    const { staff, invitationUrl } = body as { readonly staff: object; readonly invitationUrl: string };
    expect([status, staff]).toMatchObject([201, { ...invite, state: 'invited' }]);
    const { origin, pathname, searchParams } = new URL(invitationUrl);
    expect([origin, pathname]).toEqual([SHOP, '/admin/invitation']);
    const accept = { token: searchParams.get('token'), password: 'leelas own password' };
    const accepted = await call('POST', '/admin/invitation', accept, OWN_SITE);
    expect([accepted.status, accepted.body]).toEqual([
      201,
      { staff: { id: expect.any(String), name: 'Leela', role: 'packer' } },
    ]);
    await expectDescribed('POST', '/admin/invitation', accepted);
    expect((await call('POST', '/admin/invitation', accept, OWN_SITE)).status).toBe(422);
    expect(await asRavi('GET', '/admin/staff')).toMatchObject({
      body: {
        staff: [
          { name: 'Ravi', state: 'active' },
          { name: 'Leela', state: 'active' },
        ],
      },
    });
  });

  it('is in the mail alone where the shop sends mails', async () => {
    const { call, ravi } = await staffServer();
    expect((await call('POST', '/admin/staff', invite, ravi)).body).not.toHaveProperty('invitationUrl');
  });

  it('never shows the hash of a password', async () => {
    const { call, ravi, fixture } = await staffServer();
    const { body } = await call('GET', '/admin/staff', undefined, ravi);
    const [member] = [...fixture.ports.tables.staff.values()];
    expect(member?.passwordHash).toBeDefined();
    expect(JSON.stringify(body)).not.toContain(member?.passwordHash);
  });
});
