import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

const isWindows = process.platform === 'win32';

export type CommandResult = {
  /** Standard output and standard error, in the order of their arrival. */
  readonly output: string;
  /** Why the command failed; undefined when it succeeded. */
  readonly failure: string | undefined;
};

/** Runs a command line in a shell. When the signal aborts, it stops the command with every process that it started. */
export function runCommand(command: string, signal: AbortSignal): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, detached: !isWindows, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts: Buffer[] = [];
    const stop = () => stopWithChildren(child);
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', ({ message }) => parts.push(Buffer.from(`${message}\n`)));
    child.on('close', (code, killedBy) => {
      signal.removeEventListener('abort', stop);
      const failure = signal.aborted ? `was stopped: ${signal.reason}` : failureOf(code, killedBy);
      resolve({ output: Buffer.concat(parts).toString('utf8'), failure });
    });
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

function failureOf(code: number | null, killedBy: NodeJS.Signals | null): string | undefined {
  if (code === 0) return undefined;
  return killedBy === null ? `ended with exit code ${code}` : `was ended by ${killedBy}`;
}

function stopWithChildren({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  if (isWindows) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  else process.kill(-pid, 'SIGKILL');
}
