import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Machine } from './Machine.ts';

export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  get downloadedBrowser() {
    return chromium.executablePath();
  },
  exists: existsSync,
  run(program, options, limitMs) {
    const { status, stdout, stderr } = spawnSync(program, options, { timeout: limitMs, encoding: 'utf8' });
    return { hasSucceeded: status === 0, output: `${stdout ?? ''}${stderr ?? ''}` };
  },
};
