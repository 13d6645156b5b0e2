import '../shared/ui/styles/fonts.css';
import '../shared/ui/styles/tokens.css';
import '../shared/ui/styles/base.css';
import './layout/admin.css';
import { openAdmin } from './open/openAdmin.tsx';
import { bindBrowserAdapters } from './wiring/browser.ts';
import { compose } from './wiring/compose.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

openAdmin(
  compose((admin) => bindBrowserAdapters(admin, window.fetch.bind(window))),
  root,
);
