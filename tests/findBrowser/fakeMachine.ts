import type { Machine } from './Machine.ts';

type Setup = Partial<Pick<Machine, 'platform' | 'env' | 'isRoot'>> & {
  /** The files that exist and start. */
  readonly browsers?: readonly string[];
  /** The files that exist and do not start. */
  readonly broken?: readonly string[];
  /** Commands other than browsers that succeed, by how they begin, with the files that each one adds. */
  readonly commands?: Readonly<Record<string, readonly string[]>>;
};

export type FakeMachine = Machine & { readonly commandsRun: readonly string[] };

/** Returns a machine whose files and programs are only those named. */
export function fakeMachine({ browsers = [], broken = [], commands = {}, ...rest }: Setup): FakeMachine {
  const starting = new Set(browsers);
  const commandsRun: string[] = [];
  return {
    platform: 'linux',
    env: {},
    isRoot: false,
    ...rest,
    downloadedBrowser: '/downloaded/chrome',
    commandsRun,
    exists: (path) => starting.has(path) || broken.includes(path),
    run(program, options) {
      if (starting.has(program)) return { hasSucceeded: true, output: options.join(' ') };
      const command = [program, ...options].join(' ');
      commandsRun.push(command);
      const known = Object.keys(commands).find((part) => command.includes(part));
      for (const path of commands[known ?? ''] ?? []) starting.add(path);
      return { hasSucceeded: known !== undefined, output: '' };
    },
  };
}
