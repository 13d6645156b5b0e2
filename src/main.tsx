import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster } from 'react-hot-toast';
import { toasterSettings } from '../adapters/toast/toasterSettings.ts';
import { App } from './App.tsx';
import { bindBrowserAdapters, ROUTER_NAVIGATION } from './composition/browserAdapters.ts';
import { compose } from './composition/compose.ts';
import { ShopProvider } from './composition/ShopContext.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

const shop = compose(bindBrowserAdapters);
const router = shop.get(ROUTER_NAVIGATION);

/** A page's failure is reported by its boundary, once. */
const onCaughtError = () => undefined;

createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <ShopProvider shop={shop}>
      <App toaster={<Toaster {...toasterSettings} />} onNavigator={(lent) => router.attach(lent)} />
    </ShopProvider>
  </StrictMode>,
);
