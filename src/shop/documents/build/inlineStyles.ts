import type { Plugin, Rolldown } from 'vite';

const LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/;

const FONT = /@font-face ?\{[^}]*\}/g;

/**
 * Puts the build's style sheet into `index.html` as well, of which each document takes what its HTML needs (ADR 9). The fonts stay in the
 * documents alone: declared again by the sheet that is loaded later, they would make the browser lay out the whole page again.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'creator-row:inline-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = assetIn(bundle, 'index.html');
        const [link = '', file = ''] = LINK.exec(textOf(page)) ?? [];
        const sheet = assetIn(bundle, file);
        const styles = textOf(sheet);
        page.source = textOf(page).replace(link, () => `<style data-file="/${file}">${styles.trim()}</style>`);
        sheet.source = styles.replaceAll(FONT, '');
      },
    },
  };
}

function assetIn(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputAsset {
  const output = bundle[name];
  if (output?.type !== 'asset') throw new Error(`The build has no file ${name}`);
  return output;
}

function textOf({ source }: Rolldown.OutputAsset): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}
