import { describe, expect, it } from 'vitest';
import { StaffFixture } from '../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { OWN_SITE, staffServer, withHeaders } from '../fastify/staffServer.ts';

const { password } = StaffFixture;
const email = 'ravi@shop.example';
const TEXT = 'The e-mail, the password or the code is wrong.';

/** Ravi has set one-time codes up. `shop` is a server without raised limits, with the same stores. */
async function withCodes(attemptsPerMinute?: number) {
  const server = await staffServer(attemptsPerMinute === undefined ? {} : { attemptsPerMinute });
  const { ports } = server.fixture;
  const asRavi = withHeaders(server.call, server.ravi);
  const codeNow = () => ports.codes.codeAt(ports.clock.now());
  const proof = { secret: ports.codes.newSecret(), code: codeNow(), password };
  const { recoveryCodes } = (await asRavi('POST', '/admin/session/codes', proof)).body as {
    readonly recoveryCodes: readonly string[];
  };
  ports.clock.advance(60_000);
  const signIn = (body: object, headers: Record<string, string> = OWN_SITE) =>
    server.call('POST', '/admin/session', { email, password, ...body }, headers);
  return { ...server, asRavi, signIn, codeNow, recoveryCodes };
}

describe('One-time codes', () => {
  it('are spoken of to nobody but who knows the password', async () => {
    const { signIn, codeNow } = await withCodes();
    for (const body of [{ password: 'other' }, { password: 'other', code: codeNow() }, { email: 'x@shop.example' }]) {
      const answer = await signIn(body);
      expect([answer.status, answer.body]).toEqual([401, { errors: [TEXT] }]);
    }
    const asked = await signIn({});
    expect([asked.status, asked.body]).toEqual([401, { errors: [TEXT], state: 'code-needed' }]);
    expect(asked.headers.get('set-cookie')).toBeNull();
  });

  it('count once, also in two requests at once', async () => {
    const { signIn, codeNow } = await withCodes();
    const code = codeNow();
    const answers = await Promise.all([signIn({ code }), signIn({ code })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 401]);
    expect((await signIn({ code })).status).toBe(401);
  });

  it('are not guessed: from the sixth wrong one on there is a wait, from any address, also with the right one', async () => {
    const { signIn, codeNow } = await withCodes();
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, at) => signIn({ code: `${100_000 + at}` })));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(35);
    expect((await signIn({ code: codeNow() })).status).toBe(429);
  });

  it('count as attempts to sign in as passwords do', async () => {
    const { signIn } = await withCodes(5);
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await signIn({ code: '1' })).status).toBe(401);
    const sixth = await signIn({ code: '1' });
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '900']);
  });

  it('are replaced by a recovery code once', async () => {
    const { signIn, recoveryCodes } = await withCodes();
    const [code] = recoveryCodes;
    const answers = await Promise.all([signIn({ code }), signIn({ code })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 401]);
    expect((await signIn({ code })).status).toBe(401);
  });

  it('are turned off by no stolen session without the password or a code', async () => {
    const { asRavi } = await withCodes();
    for (const body of [{}, { password: 'other' }, { code: '000000' }])
      expect((await asRavi('POST', '/admin/session/codes/off', body)).status).toBe(422);
    expect((await asRavi('GET', '/admin/session/codes')).body).toEqual({ on: true, recoveryCodes: 10 });
  });

  it('are in no answer but the one that made them', async () => {
    const { asRavi, recoveryCodes } = await withCodes();
    const paths = ['/admin/staff', '/admin/session/codes', '/admin/sessions', '/admin/activity', '/admin/session'];
    const answers = await Promise.all(paths.map((path) => asRavi('GET', path)));
    const text = JSON.stringify(answers.map(({ body }) => body));
    for (const secret of [...recoveryCodes, 'sealed', 'hash of']) expect(text).not.toContain(secret);
  });

  it('are turned on and off by nobody for somebody else, but off by an owner', async () => {
    const { call, join, asRavi, fixture } = await withCodes();
    const { headers } = await join('manager', 'leela');
    const off = { oneTimeCodes: false };
    const path = `/admin/staff/${fixture.owner.id}`;
    expect((await call('PATCH', path, off, headers)).status).toBe(403);
    expect((await asRavi('PATCH', path, { oneTimeCodes: true })).status).toBe(422);
    expect((await asRavi('PATCH', path, off)).body).toMatchObject({ staff: { oneTimeCodes: false } });
  });
});

describe('A session', () => {
  it('is not one that somebody has planted before signing in', async () => {
    const { signIn, codeNow, call } = await withCodes();
    const planted = { ...OWN_SITE, cookie: 'admin-session=planted' };
    const answer = await signIn({ code: codeNow() }, planted);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([201, expect.not.stringContaining('planted')]);
    expect((await call('GET', '/admin/session', undefined, planted)).status).toBe(401);
  });

  it('that was copied opens nothing once it is ended elsewhere', async () => {
    const { call, fixture, ravi } = await staffServer();
    const other = { cookie: `admin-session=${(await fixture.signIn()).token}`, ...OWN_SITE };
    expect((await call('GET', '/admin/session', undefined, other)).status).toBe(200);
    expect((await call('DELETE', '/admin/sessions', undefined, ravi)).status).toBe(204);
    expect((await call('GET', '/admin/session', undefined, other)).status).toBe(401);
    expect((await call('GET', '/admin/session', undefined, ravi)).status).toBe(200);
    await call('DELETE', '/admin/session', undefined, ravi);
    expect((await call('GET', '/admin/session', undefined, ravi)).status).toBe(401);
  });

  it('of a colleague is not ended by its id', async () => {
    const { call, join, fixture } = await staffServer();
    const { headers } = await join('packer', 'leela');
    const [session] = await fixture.ports.staffTokens.sessions(fixture.owner.id, '2000-01-01T00:00:00+00:00');
    expect((await call('DELETE', `/admin/sessions/${session?.id}`, undefined, headers)).status).toBe(404);
  });

  it('of a colleague who was disabled opens nothing, with codes and without', async () => {
    const { call, join, fixture } = await staffServer();
    const { id, headers } = await join('owner', 'leela');
    await fixture.admin.changeStaff(fixture.owner, id, { isDisabled: true });
    for (const path of ['/admin/session', '/admin/sessions', '/admin/settings'])
      expect((await call('GET', path, undefined, headers)).status).toBe(401);
  });
});

describe('The settings of the shop', () => {
  it('need the state that was changed, and answer with the present one', async () => {
    const { call, ravi } = await staffServer();
    const read = await call('GET', '/admin/settings', undefined, ravi);
    const tag = read.headers.get('etag') ?? '';
    const change = (headers: object) =>
      call('PATCH', '/admin/settings', { phone: '080 4718 2200' }, { ...ravi, ...headers });
    expect((await change({})).status).toBe(428);
    expect((await change({ 'if-match': tag })).body).toMatchObject({ settings: { phone: '080 4718 2200' } });
    const stale = await change({ 'if-match': tag });
    expect([stale.status, stale.body]).toMatchObject([412, { current: { phone: '080 4718 2200' } }]);
  });

  it('tell a manager nothing of the payments, and nobody any key', async () => {
    const { call, join, ravi } = await staffServer();
    const { headers } = await join('manager', 'leela');
    expect((await call('GET', '/admin/settings', undefined, headers)).body).not.toHaveProperty('payments');
    expect((await call('GET', '/admin/settings', undefined, ravi)).body).toHaveProperty('payments', {
      keys: 'simulated',
    });
  });

  it('let no name write a header of a mail', async () => {
    const { call, ravi } = await staffServer();
    const body = { name: 'Row>\r\nBcc: all@evil.example' };
    expect((await call('PATCH', '/admin/settings', body, { ...ravi, 'if-match': '*' })).status).toBe(422);
  });
});
