import './eventLoop.ts';

import { GlobalWindow, type Window } from 'happy-dom';

const WIDE_SCREEN = { width: 1280, height: 900 };
const SMALL_SCREEN = { width: 390, height: 800 };

/** Globals that some versions of Node have too; only the window's own work with its documents. */
const WINDOWS_OWN: readonly string[] = [
  ...['AbortController', 'AbortSignal', 'CustomEvent', 'Event', 'EventTarget', 'FormData', 'MessageEvent'],
  ...['Storage', 'localStorage', 'navigator', 'sessionStorage'],
];
/** The names that the event loop replaces. */
const TIMERS = ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'];

let shown = openWindow('/');

/** Opens an empty window at a path of the shop. */
export function openWindow(path: string, screen: 'wide' | 'small' = 'wide'): Window {
  const size = screen === 'wide' ? WIDE_SCREEN : SMALL_SCREEN;
  const window = new GlobalWindow({ url: `http://shop.test${path}`, ...size });
  for (const name of TIMERS) Reflect.set(window, name, Reflect.get(globalThis, name));
  return window;
}

/** Makes this the window that `window`, `document` and every other name of a browser refer to. */
export function showWindow(window: Window): void {
  shown = window;
}

/** Libraries look for a browser when they are loaded, so this opens a window at once. */
for (const name of Object.getOwnPropertyNames(shown)) {
  if (name in globalThis && !WINDOWS_OWN.includes(name)) continue;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => Reflect.get(shown, name),
    set: (value: unknown) => Reflect.set(shown, name, value),
  });
}
