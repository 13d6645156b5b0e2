import { expect, it } from 'vitest';
import { emailKey } from './emailKey.ts';

it.each(['asha@example.com', 'Asha@Example.COM', '  ASHA@example.com\n'])(
  'Two spellings of one e-mail: %j',
  (email) => {
    expect(emailKey(email)).toBe('asha@example.com');
  },
);

it('Two e-mails stay two', () => {
  expect(emailKey('asha.rao@example.com')).not.toBe(emailKey('asha@example.com'));
});
