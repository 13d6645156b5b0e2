import type { CatalogueQuestion } from '../catalogue/CatalogueQuestion.ts';
import type { PageHead } from '../open/pageHead.ts';
import { escapeHtml } from './escapeHtml.ts';
import { laterScript } from './inline/laterScript.ts';
import { ownStyles } from './ownStyles.ts';

type DocumentCatalogue = {
  readonly version: number;
  /** Whether the storefront asks for each part of it. */
  readonly isLarge: boolean;
  /** What the page has asked for. */
  readonly questions: readonly CatalogueQuestion[];
};

export type DocumentParts = {
  /** The built `index.html`, its root still empty. */
  readonly template: string;
  /** The page's path with its query; undefined in the document of every other page. */
  readonly path: string | undefined;
  /** The HTML that was rendered for the root. */
  readonly html: string;
  readonly head: PageHead;
  /** The scripts that the page needs besides the entry, as paths of the site. */
  readonly scripts: readonly string[];
  /** The origin of the canonical address; without it there is none. */
  readonly siteUrl: string | undefined;
  /** The path of the canonical address; by default the page's. */
  readonly canonicalPath?: string;
  /** The URLs of the catalogue that the first render asks for, so that the document can preload them. */
  readonly catalogueUrls: readonly string[];
  /** The catalogue in the HTML; absent when there is none. */
  readonly catalogue?: DocumentCatalogue;
  /** Whether a script of the document adds more HTML, which needs more styles than the HTML that is here. */
  readonly hasLaterHtml?: boolean;
  /** Scripts of its own, at the end of the page. */
  readonly script: string;
  /** What a shared link shows; by default the page's title, and the picture of `index.html`. */
  readonly shared?: { readonly title?: string; readonly image: string };
  /** More elements for the head. */
  readonly tags?: readonly string[];
};

/** The elements that load scripts, and the style sheet. */
const SCRIPTS =
  /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|preload" href="[^"]+" as="style)"[^>]*>/g;
const ROOT = '<div id="root" data-opening></div>';
/** The whole style sheet, with the file that has it too. */
const STYLES = /<style data-file="([^"]+)">([\s\S]*?)<\/style>/;

/**
 * Returns a whole document: the rendered page in its root, its head, and the styles of what it shows. It loads its scripts and the whole
 * style sheet after the page is painted; the document of every other page at once (`laterScript`).
 */
export function renderDocument({ template: whole, ...others }: DocumentParts): string {
  const parts = { ...others, template: withOwnStyles(whole, others) };
  const { template, path, html, script, siteUrl, canonicalPath = path, catalogue, tags = [] } = parts;
  if (!template.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
  const canonical = siteUrl !== undefined && canonicalPath !== undefined && escapeHtml(siteUrl + canonicalPath);
  const links = [...tags, ...(canonical ? [`<link rel="canonical" href="${canonical}">`] : [])];
  const attributes = catalogue === undefined ? '' : catalogueAttributes(catalogue);
  const later = laterScript(scriptsOf(parts), script);
  return withHead(template.replaceAll(SCRIPTS, ''), parts)
    .replace('</head>', () => `${links.map((line) => `  ${line}\n  `).join('')}</head>`)
    .replace(ROOT, () => `<div id="root" data-opening="${escapeHtml(path ?? '')}"${attributes}>${html}</div>${later}`);
}

/** Keeps the rules that the HTML needs, and lets the document load the whole style sheet before its scripts. */
function withOwnStyles(template: string, { html, hasLaterHtml = false }: Omit<DocumentParts, 'template'>): string {
  const [element, file = '', sheet = ''] = STYLES.exec(template) ?? [];
  if (element === undefined) return template;
  if (hasLaterHtml) return template.replace(element, () => `<style>${sheet}</style>`);
  return template
    .replace(element, () => `<style>${ownStyles(sheet, html)}</style>`)
    .replace('<script type="module"', (start) => `<link rel="preload" href="${file}" as="style">${start}`);
}

/** The elements that load the entry, what the page needs besides it, and the catalogue. */
function scriptsOf({ template, scripts, catalogueUrls }: DocumentParts): readonly string[] {
  const entry = template.match(SCRIPTS) ?? [];
  const own = scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  return [...catalogueLinks(catalogueUrls), ...new Set([...entry, ...own])];
}

function catalogueLinks(urls: readonly string[]): readonly string[] {
  return urls.map((url) => `<link rel="preload" href="${escapeHtml(url)}" as="fetch" crossorigin>`);
}

function catalogueAttributes({ version, isLarge, questions }: DocumentCatalogue): string {
  const size = isLarge ? ' data-catalogue="large"' : '';
  return `${size} data-version="${version}" data-questions="${escapeHtml(JSON.stringify(questions))}"`;
}

/** Adds the page's title, description and picture to the head. */
function withHead(template: string, { head: { title, description }, shared }: DocumentParts): string {
  const texts = [
    [/(<title>)[^<]*/, title],
    [/(<meta name="description" content=")[^"]*/, description],
    [/(<meta property="og:title" content=")[^"]*/, shared?.title ?? title],
    [/(<meta property="og:description" content=")[^"]*/, description],
    ...(shared === undefined ? [] : [[/(<meta property="og:image" content=")[^"]*/, shared.image] as const]),
  ] as const;
  return texts.reduce((document, [place, text]) => {
    if (!place.test(document)) throw new Error(`index.html has nothing like ${place}`);
    return document.replace(place, (_, start: string) => start + escapeHtml(text));
  }, template);
}
