/** A name that the build gives to a class or an animation of a CSS module (`shortClassNames`), such as `_xK24`. */
const MODULE_NAME = /\b_[A-Za-z0-9]{3}[0-9a-z]{1,2}\b/g;
const GROUP = /^@(?:layer|media|supports|container)[^{;]*\{/;
const NOT = /:not\((?:[^()]|\([^()]*\))*\)/g;
const KEYFRAMES = /@keyframes ([^{]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/**
 * Returns the rules of a minified style sheet that may apply to the elements of this HTML, in their order: those whose selectors
 * name one of its classes, or no class of a module.
 */
export function ownStyles(sheet: string, html: string): string {
  const names = new Set(html.match(MODULE_NAME));
  const kept = rulesFor(sheet, names);
  return kept.replaceAll(KEYFRAMES, (rule, name: string) => (kept.split(name).length > 2 ? rule : ''));
}

function rulesFor(sheet: string, names: ReadonlySet<string>): string {
  const kept = statementsIn(sheet).map((statement) => {
    const [group] = GROUP.exec(statement) ?? [];
    if (group === undefined) return statement.startsWith('@') || mayApply(statement, names) ? statement : '';
    const rules = rulesFor(statement.slice(group.length, -1), names);
    return rules && `${group}${rules}}`;
  });
  return kept.join('');
}

function mayApply(rule: string, names: ReadonlySet<string>): boolean {
  const selectors = rule.slice(0, rule.indexOf('{')).replaceAll(NOT, '');
  return selectors.split(/,(?![^(]*\))/).some((selector) => {
    const named = selector.match(MODULE_NAME);
    return named === null || named.some((name) => names.has(name));
  });
}

/** Splits at the end of each rule and each statement without a block. */
function statementsIn(sheet: string): readonly string[] {
  const statements: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of sheet.matchAll(/[{};]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0 || sign === '{') continue;
    statements.push(sheet.slice(start, index + 1));
    start = index + 1;
  }
  return statements;
}
