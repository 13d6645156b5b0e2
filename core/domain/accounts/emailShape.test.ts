import { describe, expect, it } from 'vitest';
import { hasEmailShape } from './emailShape.ts';

describe('The e-mail must have a valid e-mail shape [spec 5.login-email-shape]', () => {
  it.each(['asha@example.com', 'a@b.co', 'asha.rao+shop@mail.example.co.in', "o'neil@example.com", 'अशा@उदाहरण.भारत'])(
    '"%s" has it',
    (text) => {
      expect(hasEmailShape(text)).toBe(true);
    },
  );

  it.each([
    '',
    'asha',
    'asha@',
    '@example.com',
    'asha@example',
    'asha@example.',
    'asha@.com',
    'asha@example..com',
    'asha@@example.com',
    'asha@exa mple.com',
    'as ha@example.com',
    'asha@example.com ',
    'asha@example.com\n',
  ])('%j has no e-mail shape', (text) => {
    expect(hasEmailShape(text)).toBe(false);
  });
});
