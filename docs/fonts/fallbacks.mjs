import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';

/** Measured on Liberation Sans Bold, which is as wide as Arial Bold. */
const arialBold = { ...arial, xWidthAvg: 983 };

/** The share of the width of DejaVu, by weight, that the texts of five pages take in our font, measured in a browser without hinting. */
const onDejaVu = [
  { weight: '400', local: ['DejaVu Sans'], stretch: 0.892 },
  { weight: '500', local: ['DejaVu Sans'], stretch: 0.9092 },
  { weight: '600', local: ['DejaVu Sans Bold'], stretch: 0.8147, isBold: true },
  { weight: '700', local: ['DejaVu Sans Bold'], stretch: 0.8246, isBold: true },
];

/** Fonts that machines have, by the font of ours they stand in for; each is stretched so that no line changes its length. */
export const fallbacks = {
  fraunces: [
    { family: 'Fraunces on Georgia', font: georgia, local: ['Georgia', 'Gelasio'] },
    { family: 'Fraunces on Noto', font: notoSerif, local: ['Noto Serif', 'NotoSerif'] },
    { family: 'Fraunces on Times', font: timesNewRoman, local: ['Times New Roman', 'Liberation Serif', 'Tinos'] },
    { family: 'Fraunces on DejaVu', local: ['DejaVu Serif'], stretch: 0.8898 },
  ],
  'instrument-sans': [
    {
      family: 'Instrument Sans on Arial',
      font: arial,
      local: ['Arial', 'Liberation Sans', 'Arimo'],
      weight: '400 500',
    },
    {
      family: 'Instrument Sans on Arial',
      font: arialBold,
      local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      weight: '600 700',
      isBold: true,
    },
    { family: 'Instrument Sans on Roboto', font: roboto, local: ['Roboto', 'Roboto-Regular'] },
    ...onDejaVu.map((face) => ({ family: 'Instrument Sans on DejaVu', ...face })),
  ],
};

/** The `@font-face` of a fallback with the measures of our font: widths as measured or by the average letter, heights as they are. */
export function fallbackFace({ family, font, local, weight, stretch: measured }, ours) {
  const stretch = measured ?? ours.xWidthAvg / ours.unitsPerEm / (font.xWidthAvg / font.unitsPerEm);
  const percent = (share) => `${(share * 100).toFixed(2)}%`;
  const height = (measure) => percent(Math.abs(measure) / ours.unitsPerEm / stretch);
  return [
    '@font-face {',
    `  font-family: "${family}";`,
    `  src: ${local.map((name) => `local("${name}")`).join(', ')};`,
    ...(weight === undefined ? [] : [`  font-weight: ${weight};`]),
    `  size-adjust: ${percent(stretch)};`,
    `  ascent-override: ${height(ours.ascent)};`,
    `  descent-override: ${height(ours.descent)};`,
    `  line-gap-override: ${height(ours.lineGap)};`,
    '}',
  ].join('\n');
}
