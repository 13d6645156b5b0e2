type Format = 'jpg' | 'png' | 'gif' | 'webp' | 'avif';

/** How the content of a picture begins, in Latin-1; `.` stands for any byte. */
const STARTS: readonly (readonly [Format, RegExp])[] = [
  ['jpg', /^ÿØÿ/],
  ['png', /^.PNG\r\n.\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['avif', /^.{4}ftypavi[fs]/s],
];
const LONGEST_START = 12;

/** Returns the format of a picture, by its content and not by its name. */
export function pictureFormat(content: Uint8Array): Format | undefined {
  const start = Buffer.from(content.subarray(0, LONGEST_START)).toString('latin1');
  return STARTS.find(([, pattern]) => pattern.test(start))?.[0];
}
