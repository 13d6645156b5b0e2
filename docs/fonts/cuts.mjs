const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('');

/** What nearly every page shows: letters, figures and common marks. */
const COMMON = `${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)} \u00a0!"%&'(),-./:;?@_+–—…‘’“”·×©`;
const ASCII = range(0x20, 0x7e);
const MARKS = '–—…‘’“”•·×©';
const ACCENTED = range(0xa0, 0xff);
const without = (text, left) => [...text].filter((character) => !left.includes(character)).join('');
/** What every cut keeps of its `name` table: copyright, licence and where the licence stands. */
export const KEPT_NAMES = [0, 13, 14];

/**
 * The shop's fonts, each cut from one file of a package. Characters that few pages show are a file of their own, which a browser
 * loads only where one of them is shown.
 *
 * - Fraunces speaks in headings only: one weight, soft, and one optical size, which halves the file.
 * - Instrument Sans does the work: names, addresses and prices, so it keeps all of Latin-1 and its tabular figures.
 * - Instrument Sans has no rupee sign. Inter's stands in for it: of the same height, and variable in the same weights.
 */
export const cuts = [
  {
    name: 'fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    text: COMMON,
    rareText: without(`${ASCII}${MARKS}àáâãäåçèéêëìíîïñòóôõöøùúûüý`, COMMON),
    features: ['kern', 'liga', 'lnum'],
    axes: { wght: 500, opsz: 48, SOFT: 50, WONK: 0 },
    /** The instance that is measured: a page's title. */
    typical: { wght: 500, opsz: 48, SOFT: 50, WONK: 0 },
  },
  {
    name: 'instrument-sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    text: COMMON,
    rareText: without(`${ASCII}${MARKS}${ACCENTED}`, COMMON),
    features: ['kern', 'tnum'],
    axes: { wght: { min: 400, max: 700 } },
    typical: { wght: 400 },
    typicalBold: { wght: 600 },
  },
  {
    name: 'rupee',
    source: '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
    text: '₹',
    features: [],
    axes: { wght: { min: 400, max: 700 } },
  },
];
