import { describe, expect, it } from 'vitest';
import { fakeMachine } from './fakeMachine.ts';
import { installBrowser } from './installBrowser.ts';

const APT = '/usr/bin/apt-get';
const DEBIAN = '/usr/bin/chromium';
const DOWNLOADED = '/downloaded/chrome';

describe('Installing a browser', () => {
  it('installs the package as root', () => {
    const commands = { 'apt-get -qq update': [], 'apt-get -qq install': [DEBIAN] };
    const machine = fakeMachine({ isRoot: true, broken: [APT], commands });
    expect(installBrowser(machine)).toBe(DEBIAN);
    expect(machine.commandsRun).toEqual([
      'env DEBIAN_FRONTEND=noninteractive apt-get -qq update',
      'env DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends chromium fonts-liberation',
    ]);
  });

  it('installs the package through sudo that asks for no password', () => {
    const commands = { 'sudo --non-interactive true': [], 'apt-get -qq update': [], 'apt-get -qq install': [DEBIAN] };
    const machine = fakeMachine({ broken: [APT], commands });
    expect(installBrowser(machine)).toBe(DEBIAN);
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
