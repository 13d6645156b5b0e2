import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { expect, it } from 'vitest';
import { as, ashasServer, SECRET, START } from '../fastify/testServer.ts';

const invalid = { status: 401, body: { errors: ['The token is invalid. Unauthorized access error.'] } };
const ALGORITHM = 'HS256';
const OTHER = 'the secret of an attacker, 32 bytes';

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const hmac = (text: string, key: string | Buffer, hash = 'sha256') =>
  createHmac(hash, key).update(text).digest('base64url');

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const publicPem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const jwk = createPublicKey(rsa.privateKey).export({ format: 'jwk' });

/** A token with this header, by default signed with another secret than that of the shop. */
const token = (claims: object, header: object, key: string | Buffer = OTHER) => {
  const text = `${encoded({ typ: 'JWT', alg: ALGORITHM, ...header })}.${encoded(claims)}`;
  return `${text}.${hmac(text, key)}`;
};
const unsigned = (claims: object, alg: string) => `${encoded({ typ: 'JWT', alg })}.${encoded(claims)}.`;
const genuine = (claims: object) => token(claims, {}, SECRET);

const forged: Readonly<Record<string, (claims: object) => string>> = {
  'a key id': (claims) => token(claims, { kid: 'another' }),
  'a key id that is a path to an empty file': (claims) => token(claims, { kid: '../../../../dev/null' }, ''),
  'a key id that is SQL': (claims) => token(claims, { kid: `x' union select '${OTHER}` }),
  'the address of other keys': (claims) => token(claims, { jku: 'https://evil.example/keys.json', kid: '1' }),
  'the address of a certificate': (claims) => token(claims, { x5u: 'https://evil.example/key.pem' }),
  'a certificate': (claims) => token(claims, { x5c: [Buffer.from(publicPem).toString('base64')] }),
  'its own symmetric key': (claims) =>
    token(claims, { jwk: { kty: 'oct', k: Buffer.from(OTHER).toString('base64url') } }),
  'its own public key': (claims) =>
    jwt.sign(claims, rsa.privateKey, { header: { alg: 'RS256', jwk } as jwt.JwtHeader }),
  'RS256, signed with the secret of the shop': (claims) => token(claims, { alg: 'RS256' }, SECRET),
  'RS256, signed with a public key as a secret': (claims) => token(claims, { alg: 'RS256' }, publicPem),
  'HS256, signed with a public key as a secret': (claims) => token(claims, {}, publicPem),
  'ES256, signed with another key': (claims) => jwt.sign(claims, ec.privateKey, { algorithm: 'ES256' }),
  'ES256 with a signature of zeros': (claims) =>
    `${unsigned(claims, 'ES256')}${Buffer.alloc(64).toString('base64url')}`,
  'PS256, signed with another key': (claims) => jwt.sign(claims, rsa.privateKey, { algorithm: 'PS256' }),
  ...Object.fromEntries(
    ['none', 'None', 'NONE', 'nOnE', 'none ', ' none', '', 'null', 'hs256', 'HS1'].flatMap((alg) => [
      [`algorithm "${alg}" without a signature`, (claims: object) => unsigned(claims, alg)],
      [`algorithm "${alg}" with the signature of the shop`, (claims: object) => token(claims, { alg }, SECRET)],
    ]),
  ),
  'HS256 with an empty secret': (claims) => token(claims, {}, ''),
  'the hash of another length': (claims) => {
    const [header, payload] = genuine(claims).split('.');
    return `${header}.${payload}.${hmac(`${header}.${payload}`, SECRET, 'sha512')}`;
  },
  'two signatures': (claims) => `${genuine(claims)}.${genuine(claims).split('.')[2]}`,
  'an empty second signature': (claims) => `${genuine(claims)}.`,
  'two payloads': (claims) => genuine(claims).replace('.', `.${encoded({ ...claims, sub: '2' })}.`),
  'a signature that ends early': (claims) => genuine(claims).slice(0, -4),
  'a list of signatures': (claims) => {
    const [header, payload, signature] = genuine(claims).split('.');
    return JSON.stringify({ payload, signatures: [{ protected: header, signature }] });
  },
  'five parts, as if encrypted': (claims) => `${encoded({ alg: 'dir', enc: 'A128GCM' })}..a.${encoded(claims)}.a`,
  'a payload that is compressed': (claims) => token(claims, { zip: 'DEF' }),
};

/** Refused calls change nothing, so that they can share one server. */
const shared = ashasServer();
const claimsOf = async () => {
  const { ports } = await shared;
  const iat = Math.floor(START / 1000);
  return { sub: [...ports.tables.shoppers.keys()].join(), version: 0, iat, exp: iat + 3600 };
};

it('A token that is made by hand as the shop makes them is accepted', async () => {
  const { call } = await shared;
  expect(await as(call, genuine(await claimsOf()))('GET', '/user/cart')).toMatchObject({ status: 200 });
});

it.each(Object.entries(forged))('A token is refused with %s', async (_what, forge) => {
  const { call } = await shared;
  expect(await as(call, forge(await claimsOf()))('GET', '/user/cart')).toMatchObject(invalid);
});

it('A token is refused after any change of one of its characters', async () => {
  const { call } = await shared;
  const valid = genuine(await claimsOf());
  // Of the last character of a signature of 32 bytes only some bits count.
  for (let index = 0; index < valid.length - 1; index += 1) {
    const changed = `${valid.slice(0, index)}${valid[index] === 'A' ? 'B' : 'A'}${valid.slice(index + 1)}`;
    expect([index, await as(call, changed)('GET', '/user/cart')]).toMatchObject([index, invalid]);
  }
});
