import { browserPlaces } from './browserPlaces.ts';
import type { Machine } from './Machine.ts';

const START_LIMIT_MS = 20_000;

/**
 * Returns the file of the first browser that starts: the one named by CHROMIUM_PATH and no other, else an installed
 * Chromium, Chrome or Edge, else the one that Playwright downloaded. Returns undefined when none starts.
 */
export function findBrowser(machine: Machine): string | undefined {
  const named = machine.env.CHROMIUM_PATH;
  if (named) return starts(machine, named) ? named : undefined;
  return [...browserPlaces(machine), machine.downloadedBrowser].find(
    (path) => machine.exists(path) && starts(machine, path),
  );
}

function starts(machine: Machine, path: string): boolean {
  return machine.run(path, startOptions(machine), START_LIMIT_MS).hasSucceeded;
}

/** Chrome on Windows ignores `--version` and opens a window. */
function startOptions({ platform }: Machine): readonly string[] {
  return platform === 'win32' ? ['--headless', '--dump-dom', 'about:blank'] : ['--version'];
}
