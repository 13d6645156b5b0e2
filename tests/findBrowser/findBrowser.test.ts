import { describe, expect, it } from 'vitest';
import { fakeMachine } from './fakeMachine.ts';
import { findBrowser } from './findBrowser.ts';

const DEBIAN = '/usr/bin/chromium';

describe('The browser of a machine', () => {
  it('is the one that CHROMIUM_PATH names, before all others', () => {
    const env = { CHROMIUM_PATH: '/my/chrome' };
    expect(findBrowser(fakeMachine({ env, browsers: [DEBIAN, '/my/chrome'] }))).toBe('/my/chrome');
  });

  it('is no other when the one that CHROMIUM_PATH names does not start', () => {
    expect(findBrowser(fakeMachine({ env: { CHROMIUM_PATH: '/my/chrome' }, browsers: [DEBIAN] }))).toBeUndefined();
  });

  it('is an installed one when CHROMIUM_PATH is empty', () => {
    expect(findBrowser(fakeMachine({ env: { CHROMIUM_PATH: '' }, browsers: [DEBIAN] }))).toBe(DEBIAN);
  });

  it('is the first that starts, not the first that exists', () => {
    const stub = '/usr/bin/chromium-browser';
    const machine = fakeMachine({ broken: [stub], browsers: ['/usr/bin/microsoft-edge', '/usr/bin/google-chrome'] });
    expect(findBrowser(machine)).toBe('/usr/bin/google-chrome');
    expect(machine.commandsRun).toEqual([`${stub} --version`]);
  });

  it('is the one that Playwright downloaded when none is installed', () => {
    expect(findBrowser(fakeMachine({ browsers: ['/downloaded/chrome'] }))).toBe('/downloaded/chrome');
  });

  it('is missing when no file starts', () => {
    expect(findBrowser(fakeMachine({ broken: [DEBIAN] }))).toBeUndefined();
  });

  it('is tried on Windows without opening a window', () => {
    const env = { PROGRAMFILES: 'C:\\Programs' };
    const chrome = 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe';
    const machine = fakeMachine({ platform: 'win32', env, broken: [chrome] });
    findBrowser(machine);
    expect(machine.commandsRun).toEqual([`${chrome} --headless --dump-dom about:blank`]);
  });
});
