import { expect, it } from 'vitest';
import { isSafeLink } from './isSafeLink.ts';

it.each([
  ...['/help/returns', '#top', '?page=2', 'terms', '../terms', '//elsewhere.example', '/a:b', ''],
  ...['https://shop.example/a?b#c', 'HTTP://shop.example', 'mailto:hello@shop.example'],
])('%j may be followed', (address) => {
  expect(isSafeLink(address)).toBe(true);
});

it.each([
  ...[
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:a',
  ],
  ...['data:text/html,a', 'vbscript:a', 'file:///etc/passwd', 'blob:https://shop.example/a', ' https://a.example'],
])('%j may not be followed', (address) => {
  expect(isSafeLink(address)).toBe(false);
});
