import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { DEVELOPMENT_SECRET } from '../../adapters/mirage/developmentSecret.ts';
import { caller, mockWithRavi, START, tokenOfRavi } from './calls.ts';

const payload = { _id: 'user-ravi@example.com', email: 'ravi@example.com' };
const second = Math.floor(START / 1000);
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

async function statusWith(token: string): Promise<number> {
  return (await caller(mockWithRavi(), token)('GET', '/user/cart')).status;
}

describe("the mock back-end's token", () => {
  it('is signed with HS256 and the development secret, and names the user [spec 7.token-signature]', async () => {
    const token = await tokenOfRavi(mockWithRavi());
    const { header, payload: claims } = jwt.verify(token, DEVELOPMENT_SECRET, { complete: true });
    expect(header).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(claims).toEqual({ ...payload, iat: expect.any(Number) });
  });

  it('is accepted, and so is any other that the secret signed with HS256 [spec 5.mock-token, 7.token-signature]', async () => {
    expect(await statusWith(await tokenOfRavi(mockWithRavi()))).toBe(200);
    expect(await statusWith(jwt.sign({ ...payload, exp: second + 1 }, DEVELOPMENT_SECRET))).toBe(200);
  });

  it.each([
    ['signed with another secret', jwt.sign(payload, 'another secret')],
    ['of another algorithm', jwt.sign(payload, DEVELOPMENT_SECRET, { algorithm: 'HS512' })],
    ['of the algorithm none', `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(payload)}.`],
    ['of the algorithm none that has a signature', `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(payload)}.x`],
    ['expired', jwt.sign({ ...payload, exp: second }, DEVELOPMENT_SECRET)],
    ['without an e-mail', jwt.sign({ _id: payload._id }, DEVELOPMENT_SECRET)],
    ['whose payload is text', jwt.sign('ravi@example.com', DEVELOPMENT_SECRET)],
    ['with a Bearer before it', `Bearer ${jwt.sign(payload, DEVELOPMENT_SECRET)}`],
  ])('is rejected when %s [spec 5.mock-token, 7.token-signature]', async (_what, token) => {
    expect(await statusWith(token)).toBe(401);
  });

  it('is rejected when its payload was changed after signing [spec 5.mock-token]', async () => {
    const [header, , signature] = jwt.sign(payload, DEVELOPMENT_SECRET).split('.');
    const forged = `${header}.${encoded({ ...payload, email: 'ravi@example.com', admin: true })}.${signature}`;
    expect(await statusWith(forged)).toBe(401);
  });
});
