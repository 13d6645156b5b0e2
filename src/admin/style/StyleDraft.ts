import type { StyleChange } from '../../../core/admin/ports/ForKeepingStyles.ts';
import type { SizeChart } from '../../../core/domain/measures/SizeChart.ts';
import type { Style, StylePicture } from '../../../core/domain/styles/Style.ts';

/** The texts of the form, in its order, with their labels. */
export const TEXT_LABELS = {
  ...{ title: 'Title', creator: 'Creator', description: 'Description', category: 'Category', categoryName: 'For whom' },
  ...{ fabric: 'Fabric', care: 'Care', fit: 'Fit', origin: 'Made in', hsn: 'HSN code', sizeChart: 'Size chart' },
  ...{ genericName: 'Generic name', netQuantity: 'Net quantity', manufacturer: 'Manufacturer or importer' },
} as const;

export type TextField = keyof typeof TEXT_LABELS;

export const TEXT_FIELDS = Object.keys(TEXT_LABELS) as readonly TextField[];

/** What is typed about a style. The size chart is a line per row, with commas between its cells. */
export type StyleDraft = { readonly [Field in TextField]: string } & { readonly pictures: readonly StylePicture[] };

/** Returns the draft of a style that nobody has changed. */
export function draftOf({ sizeChart, id: _, ...style }: Style): StyleDraft {
  return { ...style, sizeChart: chartText(sizeChart) };
}

/** Returns the fields of a draft that are not those of the style. */
export function changedFields(style: Style, draft: StyleDraft): readonly (TextField | 'pictures')[] {
  const before = draftOf(style);
  const texts = TEXT_FIELDS.filter((field) => before[field] !== draft[field]);
  return picturesText(before) === picturesText(draft) ? texts : [...texts, 'pictures'];
}

/** Returns what a draft changes of the style. */
export function changeOf(style: Style, draft: StyleDraft): StyleChange {
  const fields = changedFields(style, draft).map((field) => [field, changedValue(draft, field)]);
  return Object.fromEntries(fields);
}

/** Returns a draft on another state of its style: what it has changed of the earlier state stays, and the rest is that of the later one. */
export function rebased(earlier: Style, draft: StyleDraft, later: Style): StyleDraft {
  const mine = changedFields(earlier, draft);
  const base = draftOf(later);
  const texts = Object.fromEntries(mine.flatMap((field) => (field === 'pictures' ? [] : [[field, draft[field]]])));
  return { ...base, ...texts, pictures: mine.includes('pictures') ? mergedPictures(draft, base) : base.pictures };
}

/** Returns the pictures of the draft that are still there, and those that are new behind them. */
function mergedPictures({ pictures }: StyleDraft, base: StyleDraft): readonly StylePicture[] {
  const there = new Set(base.pictures.map(({ id }) => id));
  const mine = new Set(pictures.map(({ id }) => id));
  return [...pictures.filter(({ id }) => there.has(id)), ...base.pictures.filter(({ id }) => !mine.has(id))];
}

/** What was changed here and by somebody else, as texts, and the names of the fields that only somebody else has changed. */
export type Differences = {
  readonly lines: readonly { readonly field: string; readonly mine: string; readonly theirs: string }[];
  readonly others: readonly string[];
};

/** Returns how a draft of an earlier state and a later state differ. */
export function differences(earlier: Style, draft: StyleDraft, later: Style): Differences {
  const their = draftOf(later);
  const changedHere = changedFields(earlier, draft);
  const differing = changedFields(later, draft);
  const lines = differing.filter((field) => changedHere.includes(field));
  return {
    lines: lines.map((field) => ({ field: labelOf(field), mine: textOf(draft, field), theirs: textOf(their, field) })),
    others: differing.filter((field) => !changedHere.includes(field)).map(labelOf),
  };
}

function labelOf(field: TextField | 'pictures'): string {
  return field === 'pictures' ? 'Pictures' : TEXT_LABELS[field];
}

function textOf(draft: StyleDraft, field: TextField | 'pictures'): string {
  return field === 'pictures' ? picturesText(draft) : draft[field];
}

function picturesText({ pictures }: StyleDraft): string {
  return pictures.map(({ id, alt }, at) => `${at + 1}. ${alt} (${id.slice(0, 4)})`).join('\n');
}

function changedValue(draft: StyleDraft, field: TextField | 'pictures') {
  if (field === 'pictures') return draft.pictures.map(({ id, alt }) => ({ id, alt }));
  return field === 'sizeChart' ? chartOf(draft.sizeChart) : draft[field];
}

function chartText({ columns, rows }: SizeChart): string {
  return [columns, ...rows].map((cells) => cells.join(', ')).join('\n');
}

function chartOf(text: string): SizeChart {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(',').map((cell) => cell.trim()));
  const [columns = [], ...rows] = lines;
  return { columns, rows };
}
