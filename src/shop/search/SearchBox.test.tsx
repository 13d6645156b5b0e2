// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import type { AskCatalogue } from '../../../core/storefront/catalogue/AskCatalogue.ts';
import type { ForQueryingProducts } from '../../../core/storefront/ports/catalogue/ForQueryingProducts.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { PENDING_WORK } from '../../shared/connection/tokens.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { ShopContainer } from '../../shared/container/ShopContainer.ts';
import { ShopProvider } from '../../shared/container/ShopContext.tsx';
import { USE_CASES } from '../../shared/container/useCaseTokens.ts';
import { render } from '../../shared/ui/testing/render.ts';
import { typeText } from '../../shared/ui/testing/typeText.ts';
import { ListingViewModel } from '../listing/ListingViewModel.ts';
import { LISTING } from '../listing/tokens.ts';
import { SearchBox } from './SearchBox.tsx';

const catalogue: Pick<ForQueryingProducts, 'suggest'> = {
  suggest: () => ['cap', 'tee'].map((key) => ({ kind: 'product', product: aProduct({ key }) })),
};
const askCatalogue = (question: (asked: ForQueryingProducts) => unknown) => ({
  ...{ outcome: 'answered', value: question(catalogue as ForQueryingProducts) },
});

function aSearchBox() {
  const shop = new ShopContainer();
  const navigation = new MemoryNavigation();
  shop.bindValue(USE_CASES.askCatalogue, askCatalogue as AskCatalogue);
  shop.bindValue(PORTS.navigation, navigation);
  shop.bindValue(PORTS.clock, new MemoryClock());
  shop.bindValue(PORTS.log, new MemoryLog());
  shop.bindValue(PENDING_WORK, new PendingWork());
  shop.bindValue(LISTING, new ListingViewModel(navigation));
  const page = render(
    <ShopProvider shop={shop}>
      <SearchBox />
    </ShopProvider>,
  );
  const input = page.querySelector('input');
  if (input === null) throw new Error('There is no search box');
  const type = (text: string) => typeText(input, text);
  const press = (key: string, isComposing = false) =>
    act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing, bubbles: true })));
  /** Waits until the suggestions are loaded, and for what they were asked for. */
  const load = () => act(() => import('./Suggestions.tsx').then(() => new Promise((resolve) => setTimeout(resolve))));
  return { input, type, press, load };
}

const isOpen = (input: HTMLInputElement) => input.getAttribute('aria-expanded') === 'true';

describe('The suggestions', () => {
  it('do not open when the search box has lost the focus before they are loaded', async () => {
    const { input, type, load } = aSearchBox();
    act(() => input.focus());
    type('cap');
    act(() => input.blur());
    await load();
    expect(isOpen(input)).toBe(false);
  });

  it('leave the arrows and Escape to an input method that is composing text', async () => {
    const { input, type, press, load } = aSearchBox();
    act(() => input.focus());
    type('cap');
    await load();
    press('ArrowDown', true);
    press('Escape', true);
    expect([isOpen(input), input.getAttribute('aria-activedescendant')]).toEqual([true, null]);
    press('ArrowDown');
    expect(input.getAttribute('aria-activedescendant')).not.toBeNull();
  });
});
