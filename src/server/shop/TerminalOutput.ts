import { SingleBar } from 'cli-progress';
import type { ShopOutput, ShopProgress } from './ShopServices.ts';

/** The terminal of this process: results on standard output; faults and, in a terminal, progress on standard error. */
export class TerminalOutput implements ShopOutput {
  print(line: string): void {
    process.stdout.write(`${line}\n`);
  }

  warn(line: string): void {
    process.stderr.write(`${line}\n`);
  }

  progress(title: string, steps: number): ShopProgress {
    const bar = new SingleBar({ format: `${title} [{bar}] {value}/{total}` });
    bar.start(steps, 0);
    return { advance: () => bar.increment(), stop: () => bar.stop() };
  }
}
