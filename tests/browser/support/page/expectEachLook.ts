import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { allViewports } from '../viewports.ts';
import { accessibilityViolations, COLOUR_RULES } from './accessibilityViolations.ts';
import { sidewaysScroll } from './sidewaysScroll.ts';

/**
 * Expects no accessibility violation and nothing that scrolls sideways, in each look. At a width that it has seen in one colour scheme,
 * the other scheme changes colours alone. With the variable PICTURES it leaves a screenshot of each look in that folder, named after `name`.
 */
export async function expectEachLook(
  page: Page,
  { height = 900, name }: { readonly height?: number; readonly name?: string } = {},
): Promise<void> {
  const { PICTURES } = process.env;
  const widths = new Set<number>();
  for (const { width, scheme } of allViewports) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme });
    if (PICTURES !== undefined && name !== undefined)
      await page.screenshot({ path: `${PICTURES}/${name.replaceAll(/[ ,]+/g, '-')}-${width}-${scheme}.png` });
    const violations = await accessibilityViolations(page, widths.has(width) ? COLOUR_RULES : undefined);
    expect([width, scheme, violations]).toEqual([width, scheme, []]);
    expect([width, await page.evaluate(sidewaysScroll)]).toEqual([width, '']);
    widths.add(width);
  }
}
