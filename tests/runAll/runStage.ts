import { existsSync, readFileSync, rmSync } from 'node:fs';
import { countStage } from './countStage.ts';
import type { Count } from './counts.ts';
import { runCommand } from './runCommand.ts';
import type { Stage } from './Stage.ts';

/** Runs a stage. When it has ended, prints a line that counts its checks, after its output if one failed. */
export async function runStage(stage: Stage, interrupted: AbortSignal, print: (text: string) => void): Promise<Count> {
  const { name, command, report, limitMs } = stage;
  if (report !== undefined) rmSync(report.path, { force: true });
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(`it took longer than ${limitMs / 1000} s`), limitMs);
  const startedAt = performance.now();
  const { output, failure: commandFailure } = await runCommand(command, AbortSignal.any([interrupted, limit.signal]));
  clearTimeout(timer);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);

  const text = report !== undefined && existsSync(report.path) ? readFileSync(report.path, 'utf8') : undefined;
  const { count, failure } = countStage(commandFailure, report, text);
  const reason = failure === undefined ? '' : `; ${name} ${failure}`;
  const line = `── ${name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s${reason}`;
  print(count.failed === 0 ? line : `\n── ${name}: ${command}\n${output.trimEnd()}\n${line}\n`);
  return count;
}
