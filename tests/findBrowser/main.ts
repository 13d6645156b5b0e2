/** Finds a browser for the tests, or installs one, and prints its file. */
import { findBrowser } from './findBrowser.ts';
import { installBrowser } from './installBrowser.ts';
import { noBrowser } from './noBrowser.ts';
import { thisMachine } from './thisMachine.ts';

const mayInstall = !process.env.CHROMIUM_PATH;
const browser = findBrowser(thisMachine) ?? (mayInstall ? installBrowser(thisMachine) : undefined);
if (browser === undefined) console.error(noBrowser(thisMachine));
else console.log(browser);
process.exitCode = browser === undefined ? 1 : 0;
