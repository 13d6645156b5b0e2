import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser, noBrowser } from './findBrowser.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'creator-row-browsers-'));
  vi.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, 'downloaded'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Writes a program that starts, or one that only says why it does not. */
function program(name: string, code = 0): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${code}\n`);
  chmodSync(path, 0o755);
  return path;
}

const found = (CHROMIUM_PATH?: string) => findBrowser({ PATH: folder, CHROMIUM_PATH }, []);

describe.skipIf(process.platform === 'win32')('The browser of a machine', () => {
  it('is the one that CHROMIUM_PATH names, before all others', () => {
    program('chromium');
    const own = program('my-chrome');
    expect(found(own)).toBe(own);
  });

  it('is no other when the one that CHROMIUM_PATH names does not start', () => {
    program('chromium');
    expect(found(program('my-chrome', 1))).toBeUndefined();
    expect(noBrowser({ CHROMIUM_PATH: '/my/chrome' })).toMatch(/^CHROMIUM_PATH is \/my\/chrome, which/);
  });

  it('is the first that starts, not the first that exists: the headless shell, Chromium, Chrome, Edge', () => {
    program('chromium-headless-shell', 1);
    const edge = program('microsoft-edge');
    expect(found('')).toBe(edge);
    const chrome = program('google-chrome');
    expect(found()).toBe(chrome);
  });

  it('is the one that Playwright downloaded when none is installed', () => {
    expect(found()).toBeUndefined();
    const downloaded = program('downloaded');
    expect(found()).toBe(downloaded);
  });
});
