import { type Argument, type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser';
import { idsInTitle, withoutMarkers } from './statementIds.ts';
import type { Proof } from './trace.ts';

/** A test as its titles tell it: those of the groups around it, then its own. */
export type TestTitle = Proof & { readonly titles: readonly string[] };

/** `of` is `describe` or `it`; `live` is false for one that does not run. */
type Callee = { readonly of: 'describe' | 'it'; readonly live: boolean };

const KINDS: Readonly<Record<string, Callee['of']>> = { describe: 'describe', suite: 'describe', it: 'it', test: 'it' };
const IDLE = ['skip', 'todo', 'fails'];

/** Finds the tests of one source text; a test names what its own title and those of the groups around it name. */
export function findTests(path: string, source: string): readonly TestTitle[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const groups: { readonly title: string; readonly live: boolean }[] = [];
  const found: TestTitle[] = [];

  const enter = (call: CallExpression): void => {
    const title = titleOf(call.arguments[0]);
    const callee = calleeOf(call.callee);
    if (callee === undefined || title === undefined) return;
    groups.push({ title, live: callee.live });
    if (callee.of === 'describe' || groups.some(({ live }) => !live)) return;
    const titles = groups.map((group) => group.title);
    found.push({ where: path, ids: [...new Set(titles.flatMap(idsInTitle))], titles: titles.map(withoutMarkers) });
  };
  const leave = (call: CallExpression): void => {
    if (calleeOf(call.callee) !== undefined && titleOf(call.arguments[0]) !== undefined) groups.pop();
  };
  new Visitor({ CallExpression: enter, 'CallExpression:exit': leave }).visit(program);
  return found;
}

/** What `it`, `it.each(rows)`, `describe.skip` and their like come to; undefined for any other callee. */
function calleeOf(callee: Expression): Callee | undefined {
  if (callee.type === 'Identifier') {
    const of = KINDS[callee.name];
    return of === undefined ? undefined : { of, live: true };
  }
  if (callee.type === 'CallExpression') return calleeOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calleeOf(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const inner = calleeOf(callee.object);
  return inner && { of: inner.of, live: inner.live && !IDLE.includes(callee.property.name) };
}

/** The title as far as it can be read: what a template fills in while tests run stands as an ellipsis. */
function titleOf(title: Argument | undefined): string | undefined {
  if (title?.type === 'Literal' && typeof title.value === 'string') return readable(title.value);
  if (title?.type !== 'TemplateLiteral') return undefined;
  return readable(title.quasis.map(({ value }) => value.cooked ?? value.raw).join('…'));
}

/** A table's placeholders (`%s`, `$name`) as an ellipsis. */
function readable(title: string): string {
  return title.replaceAll(/%[sdifjoO]|\$[a-z][\w.]*/g, '…');
}
