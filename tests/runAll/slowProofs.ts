/** Runs the proofs that `npm test` leaves out. Ends with the line `N passed, N failed`. */
import { runAndReport } from './runAndReport.ts';
import { proofs } from './stageKinds.ts';

await runAndReport([proofs('slow')]);
