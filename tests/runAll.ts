/** Runs every check of the project, stage by stage. Ends with one line that counts them: `N passed, N failed`. */
import { runAndReport } from './runAll/runAndReport.ts';
import { stages } from './runAll/stages.ts';

await runAndReport(stages);
