import * as v from 'valibot';
import type { ImportedProduct } from '../../core/backend/ports/ForStoringProducts.ts';
import { type JsonLines, jsonErrorLine, jsonLines } from './jsonLines.ts';
import { fromJsonProduct, jsonProduct } from './jsonProduct.ts';
import type { FileFault, ProductFile } from './ProductFile.ts';

const json = v.pipe(v.string(), v.parseJson());
/** A list of products, or the answer of `/api/products`. */
const list = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ products: v.array(v.unknown()) }),
    v.transform(({ products }) => products),
  ),
]);

/** Reads a JSON list of products. Never throws. */
export function readJsonProducts(text: string): ProductFile {
  const parsed = v.safeParse(json, text);
  if (!parsed.success) return unreadable({ line: jsonErrorLine(text), text: 'The JSON is invalid here' });
  const elements = v.safeParse(list, parsed.output);
  if (!elements.success) return unreadable({ line: 1, text: 'The file is no list of products' });
  let lines: JsonLines | undefined;
  const lineOf: JsonLines['lineOf'] = (index, field) => {
    lines ??= jsonLines(text);
    return lines.lineOf(index, field);
  };
  return readElements(elements.output, lineOf);
}

function readElements(elements: readonly unknown[], lineOf: JsonLines['lineOf']): ProductFile {
  const products: ImportedProduct[] = [];
  /** The places of the readable products in the file. */
  const places: number[] = [];
  const faults: FileFault[] = [];
  for (const [place, element] of elements.entries()) {
    const parsed = v.safeParse(jsonProduct, element);
    if (parsed.success) {
      products.push(fromJsonProduct(parsed.output));
      places.push(place);
    } else {
      faults.push(...parsed.issues.map((issue) => ({ line: lineOf(place, fieldOf(issue)), text: textOf(issue) })));
    }
  }
  return { products, faults, lineOf: (index) => lineOf(places[index] ?? 0) };
}

type Issue = v.InferIssue<typeof jsonProduct>;

function fieldOf(issue: Issue): string | undefined {
  const key = issue.path?.[0]?.key;
  return key === undefined ? undefined : String(key);
}

function textOf(issue: Issue): string {
  const field = fieldOf(issue);
  if (field === undefined) return 'This is no product';
  if (issue.type === 'strict_object') {
    return issue.expected === 'never' ? `${field} is no field of a product` : `${field} is missing`;
  }
  return `${field} ${issue.type === 'check' ? issue.message : `is invalid: ${issue.message}`}`;
}

function unreadable(fault: FileFault): ProductFile {
  return { products: [], faults: [fault], lineOf: () => fault.line };
}
