import { posix, win32 } from 'node:path';
import type { Machine } from './Machine.ts';

type Place = Pick<Machine, 'platform' | 'env'>;

/**
 * Program names on Linux, and on macOS where a package manager put them on PATH. The headless shell comes first: it has no user
 * interface of its own and takes a third less processor time.
 */
const UNIX_NAMES: readonly string[] = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const LINUX_FOLDERS: readonly string[] = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const MAC_NAMES: readonly string[] = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_PROGRAMS: readonly (readonly [folder: string, file: string])[] = [
  ['Chromium', 'chrome.exe'],
  ['Google\\Chrome', 'chrome.exe'],
  ['Microsoft\\Edge', 'msedge.exe'],
];
const WINDOWS_FOLDERS: readonly string[] = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/** Returns the files that may be Chromium's headless shell, a Chromium, a Chrome or an Edge, in this order. */
export function browserPlaces(place: Place): readonly string[] {
  if (place.platform === 'win32') return windowsPlaces(place);
  const isMac = place.platform === 'darwin';
  const onPath = (place.env.PATH ?? '').split(posix.delimiter).filter((folder) => folder !== '');
  const folders = isMac ? onPath : [...new Set([...onPath, ...LINUX_FOLDERS])];
  const programs = UNIX_NAMES.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
  return isMac ? [...macPlaces(place), ...programs] : programs;
}

function macPlaces({ env }: Place): readonly string[] {
  const homes = env.HOME === undefined ? [''] : ['', env.HOME];
  return MAC_NAMES.flatMap((name) => homes.map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`));
}

function windowsPlaces({ env }: Place): readonly string[] {
  const installed = WINDOWS_FOLDERS.flatMap((name) => env[name] ?? []);
  const onPath = (env.PATH ?? env.Path ?? '').split(win32.delimiter).filter((folder) => folder !== '');
  return WINDOWS_PROGRAMS.flatMap(([folder, file]) => [
    ...installed.map((base) => win32.join(base, folder, 'Application', file)),
    ...onPath.map((base) => win32.join(base, file)),
  ]);
}
