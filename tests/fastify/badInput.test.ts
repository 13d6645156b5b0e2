import { describe, expect, it } from 'vitest';
import { sampleCalls } from './sampleCalls.ts';
import { ashasServer } from './testServer.ts';

/** The method and path of every call with a body, and a body that is valid. */
const calls = sampleCalls.flatMap(({ method, path, body }): [string, string, object][] =>
  body === undefined ? [] : [[method, path, body]],
);

const LONG = 'long '.repeat(40_000);

/** Returns copies of a body in which one field, at any depth, is missing or replaced. */
function damaged(body: object): readonly [string, object][] {
  return Object.entries(body).flatMap(([field, value]): [string, object][] => {
    const { [field]: _removed, ...rest } = body as Record<string, unknown>;
    // The length of a password is limited by that of the body.
    const others = [
      7,
      null,
      [],
      {},
      true,
      'nul \u0000',
      'half \ud800',
      ...(['password', 'current'].includes(field) ? [] : [LONG]),
    ];
    const wrong = others.map((other): [string, object] => [
      `${field} ${JSON.stringify(other).slice(0, 20)}`,
      { ...body, [field]: other },
    ]);
    const within = typeof value === 'object' ? damaged(value) : [];
    return [
      ...(['firstName', 'lastName', 'couponId'].includes(field) ? [] : [[`no ${field}`, rest] as [string, object]]),
      ...wrong,
      ...within.map(([name, inner]): [string, object] => [`${field}.${name}`, { ...body, [field]: inner }]),
    ];
  });
}

/** Returns bodies that are wrong as a whole, each with its status. */
function wrongBodies(valid: object): readonly (readonly [string, number, string | Uint8Array])[] {
  const text = JSON.stringify(valid);
  const withMember = (member: string) => `${text.slice(0, -1)},${member}}`;
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  return [
    ['no JSON', 400, 'nonsense'],
    ['JSON that ends early', 400, text.slice(0, -1)],
    ['two JSON texts', 400, `${text}${text}`],
    ['a text', 422, '"text"'],
    ['a number', 422, '1e999'],
    ['null', 422, 'null'],
    ['a list', 422, '[]'],
    ['a list of it', 422, `[${text}]`],
    ['deep lists', 422, deep],
    ['deep lists that do not end', 400, '['.repeat(200_000)],
    ['deep objects', 422, `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
    ['deep lists in a field', 422, withMember(`"${Object.keys(valid)[0]}":${deep}`)],
    ['a field twice, of which the last counts', 422, withMember(`"${Object.keys(valid)[0]}":7`)],
    ['a prototype', 400, withMember('"__proto__":{"isAdmin":true}')],
    ['a prototype with an escape', 400, withMember('"\\u005f_proto__":{"isAdmin":true}')],
    ['a prototype of a constructor', 400, withMember('"constructor":{"prototype":{"isAdmin":true}}')],
    ['a prototype below deep objects', 400, `${'{"a":'.repeat(40_000)}{"__proto__":1}${'}'.repeat(40_000)}`],
    ['bytes that are not UTF-8', 400, Buffer.from(withMember('"\xff":1'), 'latin1')],
    ['UTF-16', 400, Buffer.from(text, 'utf16le')],
    ['a text of 1 MB', 413, withMember(`"a":"${'a'.repeat(1_000_000)}"`)],
    ['1 MB of deep lists', 413, `${'['.repeat(500_000)}${']'.repeat(500_000)}`],
  ];
}

/** Calls of these tests are refused, so that they can share one server. */
const shared = ashasServer();
const errors = { errors: expect.arrayContaining([expect.any(String)]) };

describe.each(calls)('%s %s', (method, path, valid) => {
  it('accepts the valid body', async () => {
    const { asAsha } = await ashasServer();
    const { status, body } = await asAsha(method, path, valid);
    expect(status).not.toBe(400);
    expect(JSON.stringify(body) ?? '').not.toContain('Invalid');
  });

  it.each(damaged(valid))('returns 422 for a body with %s', async (_what, body) => {
    const { asAsha } = await shared;
    expect(await asAsha(method, path, body)).toMatchObject({ status: 422, body: errors });
  });

  it.each(wrongBodies(valid))('returns for %s %i', async (_what, status, body) => {
    const { asAsha } = await shared;
    expect(await asAsha(method, path, body)).toMatchObject({ status, body: errors });
  });

  it('returns 415 without a content type', async () => {
    const { asAsha } = await shared;
    const answer = await asAsha(method, path, Buffer.from(JSON.stringify(valid)), { 'content-type': '' });
    expect(answer).toMatchObject({ status: 415, body: errors });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'returns 415 for the content type %s',
    async (type) => {
      const { asAsha } = await shared;
      const answer = await asAsha(method, path, valid, { 'content-type': type });
      expect(answer).toMatchObject({ status: 415, body: errors });
    },
  );
});
