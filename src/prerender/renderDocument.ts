import type { PageFiles } from './pageFiles.ts';
import type { Drawing } from './renderPage.tsx';

type Parts = {
  /** The built `index.html`, its root still empty. */
  readonly template: string;
  readonly drawing: Drawing;
  /** What was drawn for the root. */
  readonly drawn: string;
  readonly files: PageFiles | undefined;
  readonly siteUrl: string | undefined;
  /** Where the catalogue is had; undefined when no document can fetch it. */
  readonly catalogueUrl: string | undefined;
  /** Fetches the page's files where the document does not know its page. */
  readonly script: string;
};

/** What is drawn already needs its styles, fonts and pictures first. */
const SCRIPTS = /<script type="module"|<link rel="modulepreload"/g;
const ROOT = '<div id="root" data-opening></div>';

/** A whole document: the drawn page in its root, its files announced in its head. */
export function renderDocument({ template, drawing, drawn, files, siteUrl, catalogueUrl, script }: Parts): string {
  if (!template.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
  const path = drawing === 'any other page' ? undefined : drawing.path;
  const first = [
    ...(path === undefined ? [script] : []),
    ...(catalogueUrl === undefined ? [] : [`<link rel="preload" href="${catalogueUrl}" as="fetch" crossorigin>`]),
  ];
  const head = [
    ...(files?.styles ?? []).map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...(files?.scripts ?? []).map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...(siteUrl === undefined || path === undefined ? [] : [`<link rel="canonical" href="${siteUrl}${path}">`]),
  ].filter((line) => !template.includes(line));
  return template
    .replace('<script type="module"', (start) => [...first, start].join('\n    '))
    .replaceAll(SCRIPTS, (start) => `${start} fetchpriority="low"`)
    .replace('</head>', () => `${head.map((line) => `  ${line}\n  `).join('')}</head>`)
    .replace(ROOT, () => `<div id="root" data-opening="${path ?? ''}">${drawn}</div>`);
}
