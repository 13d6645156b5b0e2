// @vitest-environment happy-dom

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PendingWork } from '../connection/PendingWork.ts';
import { PENDING_WORK } from '../connection/tokens.ts';
import { PORTS } from '../container/portTokens.ts';
import { ShopContainer } from '../container/ShopContainer.ts';
import { ShopProvider } from '../container/ShopContext.tsx';
import { LazyModal } from './LazyModal.tsx';

// Other test files set this flag, and test files share globals.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

it('lets what was pressed be painted before it renders', async () => {
  const shop = new ShopContainer();
  shop.bindValue(PORTS.log, { error: vi.fn() });
  shop.bindValue(PORTS.clock, { now: () => 0, after: () => () => undefined });
  shop.bindValue(PENDING_WORK, new PendingWork());
  const root = createRoot(document.body);
  const draw = (isOpen: boolean) =>
    root.render(
      <ShopProvider shop={shop}>
        <LazyModal title="Menu" isOpen={isOpen} onClose={() => undefined}>
          Everything in it
        </LazyModal>
        {isOpen ? 'pressed' : 'not pressed'}
      </ShopProvider>,
    );
  flushSync(() => draw(false));
  flushSync(() => draw(true));
  expect(document.body.textContent).toBe('pressed');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Menu'), 20_000);
  flushSync(() => root.unmount());
});
