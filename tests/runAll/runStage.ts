import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { type Count, countOf, type Stage } from './Stage.ts';

const isWindows = process.platform === 'win32';

/** Runs a stage. When it has ended, prints a line that counts its checks, after its output if one failed. */
export async function runStage(stage: Stage, interrupted: AbortSignal, print: (text: string) => void): Promise<Count> {
  const { name, command, report, limitMs } = stage;
  if (report !== undefined) rmSync(report, { force: true });
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(`it took longer than ${limitMs / 1000} s`), limitMs);
  const startedAt = performance.now();
  const { output, failure } = await runCommand(command, AbortSignal.any([interrupted, limit.signal]));
  clearTimeout(timer);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);

  const { passed, failed } =
    report === undefined ? { passed: failure === undefined ? 1 : 0, failed: 0 } : counted(report);
  const problem = failure ?? (passed + failed === 0 ? 'reported no checks' : undefined);
  const count = { passed, failed: problem === undefined ? failed : Math.max(1, failed) };
  const reason = problem === undefined ? '' : `; ${name} ${problem}`;
  const line = `── ${name}: ${passed} passed, ${count.failed} failed in ${seconds} s${reason}`;
  print(count.failed === 0 ? line : `\n── ${name}: ${command}\n${output.trimEnd()}\n${line}\n`);
  return count;
}

/** A report that is missing or was cut short counts nothing. */
function counted(report: string): Count {
  try {
    if (existsSync(report)) return countOf(readFileSync(report, 'utf8'));
  } catch {}
  return { passed: 0, failed: 0 };
}

/** Runs a command line in a shell. When the signal aborts, it stops the command with every process that it started. */
function runCommand(command: string, signal: AbortSignal): Promise<{ output: string; failure: string | undefined }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, detached: !isWindows, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts: Buffer[] = [];
    const stop = () => stopWithChildren(child);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
    child.on('error', ({ message }) => parts.push(Buffer.from(`${message}\n`)));
    child.on('close', (code, killedBy) => {
      signal.removeEventListener('abort', stop);
      const ended = code === 0 ? undefined : `ended with ${killedBy ?? `exit code ${code}`}`;
      const failure = signal.aborted ? `was stopped: ${signal.reason}` : ended;
      resolve({ output: Buffer.concat(parts).toString('utf8'), failure });
    });
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

function stopWithChildren({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  if (isWindows) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  else process.kill(-pid, 'SIGKILL');
}
