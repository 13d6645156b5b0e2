import { findBrowser } from './findBrowser.ts';
import type { Machine } from './Machine.ts';

const LIMIT_MS = 8 * 60_000;
const PLAYWRIGHT = [process.execPath, 'node_modules/playwright-core/cli.js', 'install', '--no-shell'];

type Command = readonly string[];

/** Installs a browser in the first way that leaves one that starts. Returns its file, or undefined when no way does. */
export function installBrowser(machine: Machine): string | undefined {
  for (const commands of installations(machine)) {
    const hasSucceeded = commands.every(
      ([program = '', ...options]) => machine.run(program, options, LIMIT_MS).hasSucceeded,
    );
    const browser = hasSucceeded ? findBrowser(machine) : undefined;
    if (browser !== undefined) return browser;
  }
  return undefined;
}

/** On Ubuntu the package is only a pointer to a snap, which need not run; Playwright's build is tried next. */
function installations(machine: Machine): readonly (readonly Command[])[] {
  const asRoot = rootPrefix(machine);
  if (asRoot === undefined) return [[[...PLAYWRIGHT, 'chromium']]];
  const apt = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  const install = [...apt, 'install', '--yes', '--no-install-recommends', 'fonts-liberation'];
  return [
    [
      [...apt, 'update'],
      [...install, 'chromium-headless-shell'],
    ],
    [[...install, 'chromium']],
    [[...PLAYWRIGHT, '--with-deps', 'chromium']],
    [[...PLAYWRIGHT, 'chromium']],
  ];
}

/** Returns what to write before a command to run it as root; undefined where apt is missing or asks for a password. */
function rootPrefix(machine: Machine): Command | undefined {
  if (!machine.exists('/usr/bin/apt-get')) return undefined;
  if (machine.isRoot) return [];
  return machine.run('sudo', ['--non-interactive', 'true'], 5000).hasSucceeded
    ? ['sudo', '--non-interactive']
    : undefined;
}
