import type { PageHead } from '../pageHead.ts';
import type { PageFiles } from './pageFiles.ts';

type Parts = {
  /** The built `index.html`, its root still empty. */
  readonly template: string;
  /** The page's path; undefined in the document of every other page. */
  readonly path: string | undefined;
  /** The HTML that was rendered for the root. */
  readonly html: string;
  readonly head: PageHead;
  readonly files: PageFiles | undefined;
  readonly siteUrl: string | undefined;
  /** The catalogue's URL; undefined when no document can preload it. */
  readonly catalogueUrl: string | undefined;
  /** Preloads the page's files in a document that serves several pages. */
  readonly script: string;
};

/** What is rendered already needs its styles, fonts and pictures first. */
const SCRIPTS = /<script type="module"|<link rel="modulepreload"/g;
const ROOT = '<div id="root" data-opening></div>';

/** Returns a whole document: the rendered page in its root, its head and its files in the head. */
export function renderDocument({ template, path, html, head, files, siteUrl, catalogueUrl, script }: Parts): string {
  if (!template.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
  const first = [
    ...(path === undefined ? [script] : []),
    ...(catalogueUrl === undefined ? [] : [`<link rel="preload" href="${catalogueUrl}" as="fetch" crossorigin>`]),
  ];
  const links = [
    ...(files?.styles ?? []).map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...(files?.scripts ?? []).map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...(siteUrl === undefined || path === undefined ? [] : [`<link rel="canonical" href="${siteUrl}${path}">`]),
  ].filter((line) => !template.includes(line));
  return withHead(template, head)
    .replace('<script type="module"', (start) => [...first, start].join('\n    '))
    .replaceAll(SCRIPTS, (start) => `${start} fetchpriority="low"`)
    .replace('</head>', () => `${links.map((line) => `  ${line}\n  `).join('')}</head>`)
    .replace(ROOT, () => `<div id="root" data-opening="${path ?? ''}">${html}</div>`);
}

/** Adds the page's title and description to the head. */
function withHead(template: string, { title, description }: PageHead): string {
  const texts = [
    [/(<title>)[^<]*/, title],
    [/(<meta name="description" content=")[^"]*/, description],
    [/(<meta property="og:title" content=")[^"]*/, title],
    [/(<meta property="og:description" content=")[^"]*/, description],
  ] as const;
  return texts.reduce((document, [place, text]) => {
    if (!place.test(document)) throw new Error(`index.html has nothing like ${place}`);
    return document.replace(place, (_, start: string) => start + escapeHtml(text));
  }, template);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
