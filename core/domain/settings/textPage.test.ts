import { describe, expect, it } from 'vitest';
import { FIRST_SETTINGS } from './ShopSettings.ts';
import { settingsErrors } from './settingsFaults.ts';
import { textPage } from './textPage.ts';
import { TEXT_PAGE_NAMES, TEXT_PAGES } from './textPages.ts';

const settings = {
  ...FIRST_SETTINGS,
  ...{ name: 'Row & *Co*', legalName: '- Zoya_LLP', legalAddress: '4. Lane\n=', grievanceName: 'Asha' },
  ...{ grievanceEmail: 'asha@shop.example', deliveryText: 'Free.', returnsText: 'Within 14 days.' },
  ...{ termsText: 'Terms.', grievanceText: 'Write.' },
  delivery: {
    ...{ handling: { least: 1, most: 1 }, elsewhere: { least: 3, most: 7 } },
    zones: [{ name: 'West | near', states: ['Goa', 'Gujarat'], least: 2, most: 4 }],
  },
};
const seller = [
  ...['## Who sells here', ''],
  ['Row \\& \\*Co\\*', '\\- Zoya\\_LLP', '4\\. Lane', '\\=', 'Grievance officer: Asha, asha@shop.example'].join('\\\n'),
].join('\n');

describe('A text page', () => {
  it('has its title and the text that the shopkeeper has written', () => {
    expect(textPage('returns', settings)).toEqual({ title: 'Returns', text: 'Within 14 days.' });
  });

  it.each([
    ['terms', 'Terms.'],
    ['grievance', 'Write.'],
  ] as const)('about %s tells who sells, as it is typed', (name, text) => {
    expect(textPage(name, settings).text).toBe(`${text}\n\n${seller}`);
  });

  it('about delivery tells the days by zone', () => {
    expect(textPage('delivery', settings).text.split('\n')).toEqual([
      ...['Free.', '', '## Working days by zone', ''],
      ...['An order is with the courier after 1 day. From then on it takes:', ''],
      ...['| To | Working days |', '| --- | --- |'],
      ...['| West \\| near: Goa, Gujarat | 2 to 4 days |', '| Everywhere else | 3 to 7 days |'],
    ]);
  });

  it('about delivery names no other zones where there are none', () => {
    expect(textPage('delivery', FIRST_SETTINGS).text).toMatch(/\| Everywhere \| 3 to 7 days \|$/);
  });

  it.each(TEXT_PAGE_NAMES)('about %s has a text in a new shop, which is valid', (name) => {
    const { title, text } = textPage(name, FIRST_SETTINGS);
    expect(title).toBe(TEXT_PAGES[name]);
    expect(text.length).toBeGreaterThan(500);
    expect(settingsErrors(FIRST_SETTINGS)).toEqual({});
  });
});
