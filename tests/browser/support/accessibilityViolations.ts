import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const SCRIPT = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns axe's findings on the current page, one readable entry per element. */
export async function accessibilityViolations(page: Page): Promise<readonly string[]> {
  const hasAxe = await page.evaluate(() => window.axe !== undefined);
  if (!hasAxe) await page.addScriptTag({ path: SCRIPT });
  const { violations, passes } = await page.evaluate(async (tags) => {
    if (window.axe === undefined) throw new Error('axe has not been loaded');
    const { violations, passes } = await window.axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return { violations, passes: passes.length };
  }, TAGS);
  if (passes === 0) throw new Error('axe checked nothing');
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      [`${id}: ${help}`, `  at ${target.join(' ')}`, `  ${html}`, `  ${failureSummary ?? ''}`].join('\n'),
    ),
  );
}
