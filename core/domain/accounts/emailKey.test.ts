import { expect, it } from 'vitest';
import { emailKey } from './emailKey.ts';

it.each(['asha@example.com', 'Asha@Example.COM', '  ASHA@example.com\n'])(
  'Different spellings of one e-mail have the same key: %j',
  (email) => {
    expect(emailKey(email)).toBe('asha@example.com');
  },
);

it('Different e-mails have different keys', () => {
  expect(emailKey('asha.rao@example.com')).not.toBe(emailKey('asha@example.com'));
});
