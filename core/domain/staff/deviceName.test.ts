import { expect, it } from 'vitest';
import { deviceName } from './deviceName.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0 Safari/537.36 Edg/130.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on an iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    'Safari on a Mac',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/130.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  ['Something (Windows)', 'A browser on Windows'],
  ['curl/8.5.0', 'An unknown device'],
  ['', 'An unknown device'],
])('The device of %s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
