import type { ImportPreview } from '../../../../core/admin/ports/ForImportingProducts.ts';
import { formatCount } from '../../../../core/domain/text/formatCount.ts';

/** What an import would change, ready to show. */
export type ImportView = {
  /** Such as `12 new, 3 changed, 985 as they are.` */
  readonly summary: string;
  /** Such as `2 will be hidden in the shop.`; empty when none will. */
  readonly hidden: string;
  /** How many products would be new or other ones. */
  readonly changes: number;
  /** The first changes; none beside faults. */
  readonly lines: readonly {
    readonly line: number;
    readonly sku: string;
    /** The title and the size. */
    readonly product: string;
    /** Such as `New` or `Price, stock`. */
    readonly what: string;
  }[];
  /** How many changes `lines` leaves out; empty when none. */
  readonly more: string;
  /** Such as `3 lines have faults, so that nothing can be imported.`; empty without any. */
  readonly refusal: string;
  readonly faults: readonly { readonly line: number; readonly text: string }[];
  readonly moreFaults: string;
  readonly warnings: readonly string[];
};

/** How many are shown. The file has to be mended anyway. */
const MOST_FAULTS = 20;

/** The words of the fields that have others than their name. */
const FIELDS: Readonly<Record<string, string>> = {
  id: 'number',
  name: 'title',
  influencer: 'creator',
  categoryName: 'category',
  originalPrice: 'compare-at price',
  discountedPrice: 'price',
  image: 'picture',
  isListed: 'shown or hidden',
  hsn: 'HSN code',
};

export function importView({ added, changed, unchanged, hidden, lines, faults, warnings }: ImportPreview): ImportView {
  const changes = added + changed;
  return {
    summary: `${countText(added, 'new')}, ${countText(changed, 'changed')}, ${countText(unchanged, 'as they are')}.`,
    hidden: hidden === 0 ? '' : `${countText(hidden, 'will be hidden in the shop')}.`,
    changes,
    lines: (faults.length > 0 ? [] : lines).map(({ line, sku, name, size, isNew, fields }) => ({
      ...{ line, sku, product: `${name}, ${size}`, what: isNew ? 'New' : wordsOf(fields) },
    })),
    more: faults.length === 0 && lines.length < changes ? `and ${formatCount(changes - lines.length)} more` : '',
    refusal: refusalText(faults.length),
    faults: faults.slice(0, MOST_FAULTS),
    moreFaults: faults.length > MOST_FAULTS ? `and ${formatCount(faults.length - MOST_FAULTS)} more` : '',
    warnings,
  };
}

/** Returns a number with what is so, such as `1,200 new`. */
export function countText(count: number, what: string): string {
  return `${formatCount(count)} ${what}`;
}

function refusalText(faults: number): string {
  if (faults === 0) return '';
  const what = faults === 1 ? 'One fault' : `${formatCount(faults)} faults`;
  return `${what} in the file, so that nothing can be imported. Mend the file, then choose it again.`;
}

function wordsOf(fields: readonly string[]): string {
  const words = [...new Set(fields.map((field) => FIELDS[field] ?? field))].join(', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
