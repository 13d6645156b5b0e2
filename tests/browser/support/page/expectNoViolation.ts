import { expect } from 'vitest';
import type { ShopTab } from '../ShopTab.ts';
import { setViewport, showWhole, type Viewport } from '../viewports.ts';
import { accessibilityViolations, COLOUR_RULES } from './accessibilityViolations.ts';
import { sidewaysScroll } from './sidewaysScroll.ts';

/** At a width that it has seen in one colour scheme, the other scheme changes colours alone. Nothing scrolls sideways either. */
export async function expectNoViolation(tab: ShopTab, looks: readonly Viewport[]): Promise<void> {
  const widths = new Set<number>();
  for (const look of looks) {
    await setViewport(tab, look);
    expect(await tab.page.evaluate(sidewaysScroll), `${tab.path} at ${look.width}`).toBe('');
    await showWhole(tab);
    const violations = await accessibilityViolations(tab.page, widths.has(look.width) ? COLOUR_RULES : undefined);
    expect(violations, `${tab.path} at ${look.width}, ${look.scheme}`).toEqual([]);
    widths.add(look.width);
  }
}
