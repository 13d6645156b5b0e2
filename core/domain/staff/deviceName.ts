/** What the name of a browser or a system is told by, the telling ones first: most browsers also name others. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns the device that a `User-Agent` header tells of in words, such as `Firefox on Windows`. */
export function deviceName(userAgent: string): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map((names) => names.find(([pattern]) => pattern.test(userAgent))?.[1]);
  if (browser === undefined) return system === undefined ? 'An unknown device' : `A browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
