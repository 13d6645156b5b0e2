/** Words of engineers. In capitals only those are meant that are everyday words otherwise, such as get and post. */
const CAPITALS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const ANY_CASE = [
  ...['click', 'clicks', 'clicked', 'clicking', 'DOM', 'CSS', 'HTML', 'selector', 'viewport', 'scrollTop'],
  ...[
    'HTTP',
    'HTTPS',
    'API',
    'URL',
    'URI',
    'JSON',
    'endpoint',
    'payload',
    'status code',
    'request',
    'response',
    'server',
  ],
  ...['token', 'JWT', 'cookie', 'local storage', 'localStorage', 'session storage', 'database', 'cache', 'back-end'],
  ...['null', 'undefined', 'boolean', 'true', 'false', 'string', 'array', 'integer', 'callback', 'exception', 'async'],
  ...['component', 'route', 'router', 'query', 'script', 'mock', 'stub', 'fixture', 'timeout', 'view-model', 'adapter'],
];
const FORBIDDEN = [
  new RegExp(String.raw`\b(?:${CAPITALS.join('|')})\b`, 'g'),
  new RegExp(String.raw`(?<![\w-])(?:${ANY_CASE.join('|')})s?(?![\w-])`, 'gi'),
];
/** Tables, tags and comments; what stands in quotation marks is the shop's own text, what in angles a column's name. */
const ASIDE = /^\s*[|@#].*$/;
const QUOTED = /"[^"]*"|<[^>]*>/g;

/** Technical words in a feature's text, each with its line. */
export function technicalWords(source: string): readonly { readonly line: number; readonly word: string }[] {
  return source.split('\n').flatMap((text, index) => {
    const prose = ASIDE.test(text) ? '' : text.replaceAll(QUOTED, '');
    return FORBIDDEN.flatMap((words) => prose.match(words) ?? []).map((word) => ({ line: index + 1, word }));
  });
}
