/**
 * What the sizes of a style measure, in centimetres. The first column names the size, each of the others one of {@link MEASURES}. Each
 * row has as many cells as there are columns; a cell is a measure such as `96.5`, or a range such as `94–99`.
 */
export type SizeChart = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** What can be measured, and how. */
export const MEASURES = {
  Bust: 'around the fullest part, under the arms, with the tape level.',
  Chest: 'around the fullest part, under the arms, with the tape level.',
  Waist: 'around the narrowest part, which is a little above the navel.',
  Hip: 'around the fullest part, with your feet together.',
  Length: 'of the piece: from the highest point of the shoulder, or from the waistband, to the hem.',
} as const;

export type Measure = keyof typeof MEASURES;

/** The unit in which a chart is read. */
export type LengthUnit = 'cm' | 'inches';

export const NO_CHART: SizeChart = { columns: [], rows: [] };

const NUMBER = /\d{1,3}(?:\.\d{1,2})?/;
const CELL = new RegExp(`^${NUMBER.source}(?:\\s*[-–]\\s*${NUMBER.source})?$`);
const CM_PER_INCH = 2.54;

/** Returns a text for each fault of a chart; none when it is valid or empty. */
export function chartFaults({ columns, rows }: SizeChart): readonly string[] {
  if (columns.length === 0 && rows.length === 0) return [];
  const [first, ...measures] = columns;
  const known = Object.keys(MEASURES);
  const names = [
    ...(first === 'Size' ? [] : ['the first column is not Size']),
    ...(measures.length === 0 ? ['there is no column with a measure'] : []),
    ...measures
      .filter((name) => !known.includes(name))
      .map((name) => `the column ${name} is none of ${known.join(', ')}`),
    ...(new Set(measures).size < measures.length ? ['two columns have the same name'] : []),
  ];
  const cells = rows.flatMap((row, at) => rowFaults(row, columns.length).map((fault) => `row ${at + 1} ${fault}`));
  return [...names, ...cells].map((fault) => `sizeChart: ${fault}`);
}

function rowFaults([size = '', ...cells]: readonly string[], width: number): readonly string[] {
  if (cells.length + 1 !== width) return ['has not as many cells as there are columns'];
  return [
    ...(size === '' ? ['names no size'] : []),
    ...cells.filter((cell) => !CELL.test(cell)).map((cell) => `has "${cell}", which is no measure in cm, such as 96`),
  ];
}

/** Returns what is measured in a chart, in the order of its columns. */
export function measuresIn({ columns }: SizeChart): readonly Measure[] {
  return columns.filter((name): name is Measure => name in MEASURES);
}

/** Returns a valid chart in a unit. Inches are rounded to halves. */
export function chartIn({ columns, rows }: SizeChart, unit: LengthUnit): SizeChart {
  const shown = (cell: string) =>
    cell.replace(/\s*[-–]\s*/, '–').replace(new RegExp(NUMBER, 'g'), (cm) => (unit === 'cm' ? cm : toInches(cm)));
  return { columns, rows: rows.map(([size = '', ...cells]) => [size, ...cells.map(shown)]) };
}

function toInches(cm: string): string {
  return String(Math.round((2 * Number(cm)) / CM_PER_INCH) / 2);
}
