/** Runs checks, tests and a start of the shop on each version of Node that package.json declares: `npm run test:nodes`. */
import { NODE_VERSIONS, nodeStages } from './nodeStages.ts';
import { runAndReport } from './runAndReport.ts';

const isInstallable = process.platform === 'linux' && process.arch === 'x64';
if (!isInstallable) console.log('Skipped: these builds of Node are for Linux on x64.');
await runAndReport(isInstallable ? nodeStages(NODE_VERSIONS) : []);
