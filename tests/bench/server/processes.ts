import { readdirSync, readFileSync } from 'node:fs';

/** A tick of `/proc` is a hundredth of a second on Linux. */
const MS_PER_TICK = 10;

/** Returns the CPU time in ms that these processes and their children have used, ended children included. Linux only. */
export function cpuOf(...pids: readonly number[]): number {
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger).map(statOf);
  const total = (pid: number): number => {
    const own = all.find((process) => process.pid === pid)?.ticks ?? 0;
    const children = all.filter(({ parent }) => parent === pid);
    return children.reduce((sum, child) => sum + total(child.pid), own * MS_PER_TICK);
  };
  return pids.reduce((sum, pid) => sum + total(pid), 0);
}

/** Returns the parent of a process; 0 when it has ended. */
export function parentOf(pid: number): number {
  return statOf(pid).parent;
}

/** `ticks` are those of the process and of its children that have ended. */
function statOf(pid: number): { readonly pid: number; readonly parent: number; readonly ticks: number } {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may have spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return { pid, parent: fields[1] ?? 0, ticks };
  } catch {
    return { pid, parent: 0, ticks: 0 };
  }
}
