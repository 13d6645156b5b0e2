import type { FeatureText, ScenarioText } from './FeatureText.ts';

/** Technical words; those in capitals are ordinary words in lower case, such as get and post. */
const CAPITALS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const ANY_CASE = [
  ...['click', 'clicks', 'clicked', 'clicking', 'DOM', 'CSS', 'HTML', 'markup', 'selector', 'viewport', 'scrollTop'],
  ...['HTTP', 'HTTPS', 'API', 'URL', 'URI', 'JSON', 'endpoint', 'payload', 'status code', 'request', 'response'],
  ...['server', 'token', 'JWT', 'cookie', 'local storage', 'localStorage', 'session storage', 'database', 'cache'],
  ...['back-end', 'null', 'undefined', 'boolean', 'true', 'false', 'string', 'array', 'integer', 'callback'],
  ...['exception', 'async', 'component', 'route', 'router', 'query', 'script', 'mock', 'stub', 'fixture', 'timeout'],
  ...['view-model', 'adapter', 'millisecond', 'ms', 'pixel', 'px'],
];
const FORBIDDEN = [
  new RegExp(String.raw`\b(?:${CAPITALS.join('|')})\b`, 'g'),
  new RegExp(String.raw`(?<![\w-])(?:\d+ ?)?(?:${ANY_CASE.join('|')})s?(?![\w-])`, 'gi'),
  /\b\d+ cards?\b/gi,
];
/** URLs, markup and styles, which a scenario may not contain even as data. */
const CODE = [
  /(?<![\w/<])\/(?:[a-z][\w/?=&#-]*|(?="))/gi,
  /\w+:\/\/\S*/g,
  /[?&]\w+=\S*/g,
  /<\/?[a-z][\w-]*(?:\s[^<>]*)?>/gi,
  /\b\d+px\b/g,
];
/** Tables, tags, comments, quoted texts of the shop and placeholders. */
const ASIDE = /^\s*[|@#].*$/;
const QUOTED = /"[^"]*"|<[^>]*>/g;

export type Finding = { readonly line: number; readonly word: string };

/** Returns the technical words in a feature's prose, each with its line. */
export function technicalWords(source: string): readonly Finding[] {
  return source.split('\n').flatMap((text, index) => {
    const prose = ASIDE.test(text) ? '' : text.replaceAll(QUOTED, '');
    return FORBIDDEN.flatMap((words) => prose.match(words) ?? []).map((word) => ({ line: index + 1, word }));
  });
}

/** Returns the addresses, markup and styles in the steps, tables and examples of a feature, each with its scenario's line. */
export function codeIn({ rules }: Pick<FeatureText, 'rules'>): readonly Finding[] {
  return rules.flatMap(({ background, scenarios }) =>
    scenarios.flatMap((scenario) => {
      const text = [...background, ...scenario.steps].map((step) => [step.text, ...step.table.flat()].join('\n'));
      const examples = scenario.examples.flatMap(({ rows }) => rows.flat());
      const all = [scenario.name, ...text, ...examples].join('\n').replaceAll(columnsOf(scenario), '');
      return CODE.flatMap((code) => all.match(code) ?? []).map((word) => ({ line: scenario.line, word }));
    }),
  );
}

/** Matches the placeholders of a scenario outline. */
function columnsOf({ examples }: ScenarioText): RegExp {
  const columns = examples.flatMap(({ header }) => header).map(escaped);
  return new RegExp(`<(?:${columns.join('|')})>`, 'g');
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
