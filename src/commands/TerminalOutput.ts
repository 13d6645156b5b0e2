import { SingleBar } from 'cli-progress';
import type { ShopOutput } from './ShopCommand.ts';

/** The terminal of this process: results on standard output; faults and, in a terminal, progress on standard error. */
export class TerminalOutput implements ShopOutput {
  readonly #bar = new SingleBar({ format: '{title} [{bar}] {value}/{total}' });

  print(line: string): void {
    process.stdout.write(`${line}\n`);
  }

  warn(line: string): void {
    process.stderr.write(`${line}\n`);
  }

  startProgress(title: string, steps: number): void {
    this.#bar.start(steps, 0, { title });
  }

  advance(steps: number): void {
    this.#bar.increment(steps);
  }

  stopProgress(): void {
    this.#bar.stop();
  }
}
