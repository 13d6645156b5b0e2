import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of {@link TAGS} that depend on colours. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Returns axe's findings on the current page, one readable entry per element. With `rules` it checks these alone. */
export async function accessibilityViolations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const hasAxe = await page.evaluate(() => window.axe !== undefined);
  // Not by an element: the server's policy forbids foreign scripts.
  if (!hasAxe) await page.evaluate(SCRIPT);
  const runOnly = rules === undefined ? TAGS : { type: 'rule' as const, values: [...rules] };
  const { violations, passes } = await page.evaluate(async (runOnly) => {
    if (window.axe === undefined) throw new Error('axe has not been loaded');
    const { violations, passes } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
    return { violations, passes: passes.length };
  }, runOnly);
  if (passes === 0) throw new Error('axe checked nothing');
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      [`${id}: ${help}`, `  at ${target.join(' ')}`, `  ${html}`, `  ${failureSummary ?? ''}`].join('\n'),
    ),
  );
}
