import * as nodeCrypto from 'node:crypto';
import { existsSync } from 'node:fs';
import * as nodeUtil from 'node:util';
import { describe, expect, it } from 'vitest';
import { mockBackEndAliases } from '../../adapters/mirage/browserShims/aliases.ts';
import * as shimCrypto from '../../adapters/mirage/browserShims/crypto.ts';
import * as shimUtil from '../../adapters/mirage/browserShims/util.ts';

describe("the shims of Node's modules sign like Node", () => {
  const keys = ['k', 'a key of 32 letters for this case', 'ü'.repeat(100)];

  it.each(keys.flatMap((key) => (['sha256', 'sha384', 'sha512'] as const).map((hash) => ({ key, hash }))))(
    'with $hash',
    ({ key, hash }) => {
      const expected = nodeCrypto.createHmac(hash, key).update('header.payload ₹').digest('base64');
      const secret = shimCrypto.createSecretKey(Buffer.from(key));
      expect(shimCrypto.createHmac(hash, secret).update('header.payload ₹').digest('base64')).toBe(expected);
      expect(shimCrypto.createHmac(hash, key).update('header.payload ₹').digest('base64')).toBe(expected);
    },
  );

  it('compares signatures', () => {
    const bytes = (text: string) => Buffer.from(text);
    expect(shimCrypto.timingSafeEqual(bytes('abc'), bytes('abc'))).toBe(true);
    expect(shimCrypto.timingSafeEqual(bytes('abc'), bytes('abd'))).toBe(false);
    expect(shimCrypto.timingSafeEqual(bytes('xbc'), bytes('abc'))).toBe(false);
  });

  it('accept no key as a public or private key', () => {
    expect(() => shimCrypto.createPublicKey()).toThrow(TypeError);
    expect(() => shimCrypto.createPrivateKey()).toThrow(TypeError);
  });

  it('fills in texts', () => {
    expect(shimUtil.format('%s.%s', 'a', 'b')).toBe(nodeUtil.format('%s.%s', 'a', 'b'));
  });

  it.each(['crypto', 'node:crypto', 'stream', 'util', 'semver', 'buffer'])('has a file for %s', (specifier) => {
    const alias = mockBackEndAliases.find(({ find }) => find.test(specifier));
    expect(existsSync(alias?.replacement ?? '')).toBe(true);
  });
});
