import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { JwtTokens } from './JwtTokens.ts';

const SECRET = 'a secret of the tests with 32 bytes';
const NOW = Date.UTC(2026, 2, 1, 9, 30);
const NOW_S = NOW / 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const CLAIMS = { shopperId: 'asha', version: 3 };
const PAYLOAD = { sub: 'asha', version: 3, iat: NOW_S, exp: NOW_S + 60 };

const tokens = new JwtTokens(SECRET);
const signed = (payload: object | string, options: jwt.SignOptions = {}, secret = SECRET) =>
  jwt.sign(payload, secret, options);

describe('JwtTokens', () => {
  it('signs with HS256 the subject, the version and an expiry after 30 days', () => {
    const { header, payload } = jwt.verify(tokens.sign(CLAIMS, NOW), SECRET, { complete: true, clockTimestamp: NOW_S });
    expect(header).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(payload).toEqual({ sub: 'asha', version: 3, iat: NOW_S, exp: NOW_S + (30 * DAY_MS) / 1000 });
  });

  it('reads a token of the same secret from elsewhere', () => {
    expect(tokens.read(signed(PAYLOAD), NOW)).toEqual(CLAIMS);
  });

  it.each([
    ['another algorithm', signed(PAYLOAD, { algorithm: 'HS512' })],
    ['a payload that is no object', signed('asha')],
    ['no expiry', signed({ sub: 'asha', version: 3, iat: NOW_S })],
    ['no subject', signed({ ...PAYLOAD, sub: undefined })],
    ['an empty subject', signed({ ...PAYLOAD, sub: '' })],
    ['no version', signed({ ...PAYLOAD, version: undefined })],
    ['an audience', signed(PAYLOAD, { audience: 'another shop' })],
    ['a version that is no number', signed({ ...PAYLOAD, version: '3' })],
  ])('reads nothing from %s', (_title, token) => {
    expect(tokens.read(token, NOW)).toBeUndefined();
  });
});
