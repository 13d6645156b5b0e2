import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ShopContainer } from '../../shared/container/ShopContainer.ts';
import { ShopProvider } from '../../shared/container/ShopContext.tsx';
import { STAFF_SESSION } from '../session/tokens.ts';
import { App } from './App.tsx';

/** Renders the admin into the element, and asks whose session is open. Returns a function that closes it. */
export function openAdmin(admin: ShopContainer, element: HTMLElement): () => void {
  const root = createRoot(element, { onCaughtError });
  void admin.get(STAFF_SESSION).open();
  root.render(
    <StrictMode>
      <ShopProvider shop={admin}>
        <App />
      </ShopProvider>
    </StrictMode>,
  );
  return () => root.unmount();
}

/** The failure of a screen is logged by its boundary, once. */
function onCaughtError(): void {}
