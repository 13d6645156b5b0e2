/** Finds the browser of the tests. As a program, installs one where none starts, and prints its file. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

type Environment = Readonly<Record<string, string | undefined>>;

/** The headless shell comes first: it has no user interface of its own and takes a third less processor time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const MAC_NAMES = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_NAMES = [
  'Chromium/Application/chrome',
  'Google/Chrome/Application/chrome',
  'Microsoft/Edge/Application/msedge',
];
const isWindows = process.platform === 'win32';
const MINUTE_MS = 60_000;

/**
 * Returns the file of the first browser that starts: the one named by CHROMIUM_PATH and no other, else an installed
 * Chromium, Chrome or Edge, else the one that Playwright downloaded. Returns undefined when none starts.
 */
export function findBrowser(env: Environment = process.env, folders = FOLDERS): string | undefined {
  if (env.CHROMIUM_PATH) return starts(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const inPath = [...new Set([...(env.PATH ?? env.Path ?? '').split(delimiter), ...folders])];
  const programs = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
    (folder) => folder !== undefined,
  );
  const places = [
    ...MAC_NAMES.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    ...WINDOWS_NAMES.flatMap((name) => programs.map((folder) => join(folder, `${name}.exe`))),
    ...NAMES.flatMap((name) => inPath.map((folder) => join(folder, name))),
    chromium.executablePath(),
  ];
  return places.find((path) => existsSync(path) && starts(path));
}

/** Returns the line that says what to do when no browser starts. */
export function noBrowser(env: Environment = process.env): string {
  return env.CHROMIUM_PATH
    ? `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which is not a browser that starts. Correct it, or unset it to use an installed one.`
    : 'No browser starts on this machine. Install Chromium, Chrome or Edge, or set CHROMIUM_PATH to the file of one.';
}

/** Chrome on Windows ignores `--version` and opens a window. */
function starts(path: string): boolean {
  return runs([path, ...(isWindows ? ['--headless', '--dump-dom', 'about:blank'] : ['--version'])], MINUTE_MS / 3);
}

function runs([program = '', ...options]: readonly string[], limitMs = 8 * MINUTE_MS): boolean {
  return spawnSync(program, options, { timeout: limitMs }).status === 0;
}

/** Installs a browser in the first way that leaves one that starts: on Ubuntu, the package is only a pointer to a snap. */
function installBrowser(): string | undefined {
  const root = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const apt = [...root, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  const install = [...apt, 'install', '--yes', '--no-install-recommends', 'fonts-liberation'];
  const playwright = [process.execPath, 'node_modules/playwright-core/cli.js', 'install', '--no-shell'];
  const hasApt = existsSync('/usr/bin/apt-get') && runs([...root, 'true']);
  if (hasApt) runs([...apt, 'update']);
  for (const command of [
    ...(hasApt
      ? [
          [...install, 'chromium-headless-shell'],
          [...install, 'chromium'],
        ]
      : []),
    ...(hasApt ? [[...playwright, '--with-deps', 'chromium']] : []),
    [...playwright, 'chromium'],
  ]) {
    const browser = runs(command) ? findBrowser() : undefined;
    if (browser !== undefined) return browser;
  }
  return undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browser = findBrowser() ?? (process.env.CHROMIUM_PATH ? undefined : installBrowser());
  if (browser === undefined) console.error(noBrowser());
  else console.log(browser);
  process.exitCode = browser === undefined ? 1 : 0;
}
