import { describe, expect, it } from 'vitest';
import { chartFaults, chartIn, measuresIn, NO_CHART } from './SizeChart.ts';

const columns = ['Size', 'Bust', 'Length'];

describe('A size chart', () => {
  it.each([
    NO_CHART,
    { columns, rows: [] },
    {
      columns,
      rows: [
        ['S', '86', '64.5'],
        ['M', '94-99', '66 – 68.25'],
      ],
    },
  ])('that is valid has no fault: %j', (chart) => {
    expect(chartFaults(chart)).toEqual([]);
  });

  it.each([
    [{ columns: ['Bust'], rows: [] }, ['the first column is not Size', 'there is no column with a measure']],
    [
      { columns: [], rows: [['M']] },
      [
        'the first column is not Size',
        'there is no column with a measure',
        'row 1 has not as many cells as there are columns',
      ],
    ],
    [{ columns: ['Size', 'bust'], rows: [] }, ['the column bust is none of Bust, Chest, Waist, Hip, Length']],
    [{ columns: ['Size', 'Hip', 'Hip'], rows: [] }, ['two columns have the same name']],
    [
      {
        columns,
        rows: [
          ['S', '86', '64'],
          ['M', '94'],
        ],
      },
      ['row 2 has not as many cells as there are columns'],
    ],
    [{ columns, rows: [['', '86', '64']] }, ['row 1 names no size']],
    [
      { columns, rows: [['S', '86 cm', '64-']] },
      [
        'row 1 has "86 cm", which is no measure in cm, such as 96',
        'row 1 has "64-", which is no measure in cm, such as 96',
      ],
    ],
  ])('%j has the faults %j', (chart, faults) => {
    expect(chartFaults(chart)).toEqual(faults.map((fault) => `sizeChart: ${fault}`));
  });

  it('names what is measured', () => {
    expect(measuresIn({ columns, rows: [] })).toEqual(['Bust', 'Length']);
  });

  it('is read in cm as it is, and in inches to halves', () => {
    const chart = { columns, rows: [['36', '94 - 99', '64.5']] };
    expect(chartIn(chart, 'cm').rows).toEqual([['36', '94–99', '64.5']]);
    expect(chartIn(chart, 'inches').rows).toEqual([['36', '37–39', '25.5']]);
  });
});
