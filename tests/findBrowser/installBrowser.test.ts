import { describe, expect, it } from 'vitest';
import { fakeMachine } from './fakeMachine.ts';
import { installBrowser } from './installBrowser.ts';

const APT = '/usr/bin/apt-get';
const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = '/usr/bin/chromium';
const DOWNLOADED = '/downloaded/chrome';

describe('Installing a browser', () => {
  it('installs the package of the headless shell as root', () => {
    const commands = { 'apt-get -qq update': [], 'apt-get -qq install': [SHELL] };
    const machine = fakeMachine({ isRoot: true, broken: [APT], commands });
    expect(installBrowser(machine)).toBe(SHELL);
    const install = 'env DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends';
    expect(machine.commandsRun).toEqual([
      'env DEBIAN_FRONTEND=noninteractive apt-get -qq update',
      `${install} fonts-liberation chromium-headless-shell`,
    ]);
  });

  it('installs the package of Chromium where the headless shell has none', () => {
    const commands = {
      'apt-get -qq update': [],
      'fonts-liberation chromium-headless-shell': [],
      ' chromium': [CHROMIUM],
    };
    const machine = fakeMachine({ isRoot: true, broken: [APT], commands });
    expect(installBrowser(machine)).toBe(CHROMIUM);
  });

  it('installs the package through sudo that asks for no password', () => {
    const commands = { 'sudo --non-interactive true': [], 'apt-get -qq update': [], 'apt-get -qq install': [SHELL] };
    const machine = fakeMachine({ broken: [APT], commands });
    expect(installBrowser(machine)).toBe(SHELL);
    expect(machine.commandsRun.at(-1)).toMatch(/^sudo --non-interactive env DEBIAN_FRONTEND/);
  });

  it("downloads Playwright's build with its libraries when the package is a stub that does not start", () => {
    const commands = { 'apt-get -qq': [], 'install --no-shell --with-deps chromium': [DOWNLOADED] };
    const machine = fakeMachine({ isRoot: true, broken: [APT, '/usr/bin/chromium-browser'], commands });
    expect(installBrowser(machine)).toBe(DOWNLOADED);
  });

  it("downloads Playwright's build alone when its libraries cannot be installed", () => {
    const commands = { 'install --no-shell chromium': [DOWNLOADED] };
    expect(installBrowser(fakeMachine({ isRoot: true, broken: [APT], commands }))).toBe(DOWNLOADED);
  });

  it.each([
    ['apt is missing', { isRoot: true }],
    ['sudo asks for a password', { broken: [APT] }],
  ])("downloads Playwright's build at once when %s", (_, setup) => {
    const machine = fakeMachine({ ...setup, commands: { 'install --no-shell chromium': [DOWNLOADED] } });
    expect(installBrowser(machine)).toBe(DOWNLOADED);
    expect(machine.commandsRun.filter((command) => command.includes('apt-get'))).toEqual([]);
  });

  it('returns nothing when no way leaves a browser that starts', () => {
    const machine = fakeMachine({ isRoot: true, broken: [APT], commands: { 'apt-get': [], 'cli.js install': [] } });
    expect(installBrowser(machine)).toBeUndefined();
  });
});
