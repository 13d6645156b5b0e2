import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { PageParts } from './specificationPage.ts';

const STYLES = ['base', 'masthead', 'toolbar', 'statements', 'features', 'examples', 'phone', 'print'];

/** Reads the page's style sheets and bundles its script. */
export async function pageParts(): Promise<PageParts> {
  const path = (name: string): string => join(import.meta.dirname, name);
  const sheets = ['../../../src/shared/ui/styles/tokens.css', ...STYLES.map((name) => `styles/${name}.css`)];
  const bundle = await rolldown({ input: path('script/start.ts') });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  return { styles: sheets.map((name) => readFileSync(path(name), 'utf8')).join(''), script: output[0].code };
}
