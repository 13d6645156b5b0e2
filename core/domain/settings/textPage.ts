import { type DeliveryDays, spanText } from './DeliveryDays.ts';
import { type ShopSettings, sellerLines } from './ShopSettings.ts';
import { TEXT_PAGES, type TextPage, type TextPageName } from './textPages.ts';

/** Returns a page as shoppers read it: what the shopkeeper has written and, so that it is never outdated, what other settings say of it. */
export function textPage(name: TextPageName, settings: ShopSettings): TextPage {
  const parts = [settings[`${name}Text`], ...(ADDED[name]?.(settings) ?? [])];
  return { title: TEXT_PAGES[name], text: parts.join('\n\n') };
}

const ADDED: { readonly [Name in TextPageName]?: (settings: ShopSettings) => readonly string[] } = {
  delivery: ({ delivery }) => deliveryByZone(delivery),
  terms: whoSells,
  grievance: whoSells,
};

function deliveryByZone({ handling, zones, elsewhere }: DeliveryDays): readonly string[] {
  const rows = zones.map(({ name, states, ...span }) => [`${name}: ${states.join(', ')}`, spanText(span)] as const);
  const rest = rows.length === 0 ? 'Everywhere' : 'Everywhere else';
  const table = [...rows, [rest, spanText(elsewhere)] as const];
  return [
    '## Working days by zone',
    `An order is with the courier after ${spanText(handling)}. From then on it takes:`,
    ['| To | Working days |', '| --- | --- |', ...table.map(([to, days]) => `| ${asTyped(to)} | ${days} |`)].join('\n'),
  ];
}

function whoSells(settings: ShopSettings): readonly string[] {
  return ['## Who sells here', sellerLines(settings).map(asTyped).join('\\\n')];
}

/** Returns a line as Markdown that shows it as it is typed. */
function asTyped(line: string): string {
  return line
    .trim()
    .replace(/[\\`*_[\]<>&#~|!]/g, '\\$&')
    .replace(/^(\d*)([-+.)=])/, '$1\\$2');
}
