import { describe, expect, it } from 'vitest';
import { OtpauthCodes } from './OtpauthCodes.ts';

const codes = new OtpauthCodes('a secret of the shop, with 32 bytes or more');
/** The secret of RFC 6238, appendix B: `12345678901234567890`. Its codes there have 8 digits, of which these are the last 6. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('A one-time code', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
    [20_000_000_000, '353130', 666_666_666],
  ])('at %i s is that of RFC 6238, %s', (seconds, code, step) => {
    expect(codes.stepOf(RFC_SECRET, code, seconds * 1000)).toBe(step);
  });

  it('counts 30 s before and after its own, and no longer', () => {
    const at = 1_111_111_111_000;
    const stepAfter = (ms: number) => codes.stepOf(RFC_SECRET, '050471', at + ms);
    expect([-60_000, -30_000, 0, 30_000, 60_000].map(stepAfter)).toEqual([
      undefined,
      37_037_037,
      37_037_037,
      37_037_037,
      undefined,
    ]);
  });

  it.each(['050472', '', '50471', '0504710', ' 50471', '０５０４７１'])('is not %j', (code) => {
    expect(codes.stepOf(RFC_SECRET, code, 1_111_111_111_000)).toBeUndefined();
  });
});

describe('A secret', () => {
  it('has 160 bits, and is another each time', () => {
    const [one, other] = [codes.newSecret(), codes.newSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
  });

  it('is in the address that apps read', () => {
    const address = codes.address(RFC_SECRET, { shop: 'Asha & Co: Row', email: 'ravi+1@shop.example' });
    const url = new URL(address);
    expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(url.pathname)).toContain('ravi+1@shop.example');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret: RFC_SECRET, issuer: 'Asha & Co: Row' });
  });

  it('is stored in a form that only the key of the shop opens', () => {
    const sealed = codes.seal(RFC_SECRET);
    expect(sealed).not.toContain(RFC_SECRET);
    expect(codes.seal(RFC_SECRET)).not.toBe(sealed);
    expect(codes.open(sealed)).toBe(RFC_SECRET);
    expect(new OtpauthCodes('another secret of the shop, with 32 bytes').open(sealed)).toBeUndefined();
    for (const broken of ['', 'x', sealed.slice(0, -4), `A${sealed.slice(1)}`, `${sealed}AAAA`])
      expect(codes.open(broken === sealed ? '' : broken)).toBeUndefined();
  });
});

describe('Recovery codes', () => {
  it('are 10, each of 16 letters and digits in groups', () => {
    const made = codes.newRecoveryCodes();
    expect(new Set(made).size).toBe(10);
    for (const code of made) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
  });

  it('are the same in any case, with and without hyphens', () => {
    const [code = ''] = codes.newRecoveryCodes();
    const spellings = [code.toUpperCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `];
    expect(new Set([code, ...spellings].map((each) => codes.hashOf(each))).size).toBe(1);
    expect(codes.hashOf(codes.newRecoveryCodes()[0] ?? '')).not.toBe(codes.hashOf(code));
  });
});
