import * as v from 'valibot';
import type { FileEntry } from '../../core/backend/ports/catalogue/ForExchangingProducts.ts';
import { type JsonElement, JsonElements } from './JsonElements.ts';
import { fromJsonProduct, jsonProduct } from './jsonProduct.ts';
import { UnreadableFile } from './UnreadableFile.ts';

/** Reads a JSON list of products, or the answer of `/api/products`. Throws {@link UnreadableFile}, possibly after some products. */
export async function* readJsonProducts(texts: AsyncIterable<string>): AsyncGenerator<FileEntry> {
  const elements = new JsonElements();
  for await (const text of texts) yield* validly(elements, () => elements.write(text)).map(entryOf);
  validly(elements, () => elements.end());
  if (!elements.hasList) throw new UnreadableFile([{ line: 1, text: 'The file is no list of products' }]);
}

function validly<Result>(elements: JsonElements, parse: () => Result): Result {
  try {
    return parse();
  } catch {
    throw new UnreadableFile([{ line: elements.line, text: 'The JSON is invalid here' }]);
  }
}

function entryOf({ value, line, fieldLines }: JsonElement): FileEntry {
  const parsed = v.safeParse(jsonProduct, value);
  if (parsed.success) return { line, product: fromJsonProduct(parsed.output), faults: [] };
  const lineOf = (issue: Issue) => fieldLines.get(fieldOf(issue) ?? '') ?? line;
  return { line, faults: parsed.issues.map((issue) => ({ line: lineOf(issue), text: textOf(issue) })) };
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
