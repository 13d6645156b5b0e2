import { describe, expect, it } from 'vitest';
import { browserPlaces } from './browserPlaces.ts';

describe('The places of a browser', () => {
  it('on Linux are PATH and then the usual folders, for the headless shell, Chromium, Chrome and Edge in turn', () => {
    const places = browserPlaces({ platform: 'linux', env: { PATH: '/opt/tools:/usr/bin' } });
    expect(places.slice(0, 5)).toEqual([
      '/opt/tools/chromium-headless-shell',
      '/usr/bin/chromium-headless-shell',
      '/usr/local/bin/chromium-headless-shell',
      '/snap/bin/chromium-headless-shell',
      '/opt/tools/chromium',
    ]);
    const firstOf = (name: string) => places.indexOf(`/usr/bin/${name}`);
    expect(firstOf('chromium')).toBeLessThan(firstOf('google-chrome'));
    expect(firstOf('google-chrome')).toBeLessThan(firstOf('microsoft-edge'));
    expect(firstOf('microsoft-edge')).toBeGreaterThan(-1);
  });

  it('on macOS are the application folders and then PATH', () => {
    const places = browserPlaces({ platform: 'darwin', env: { HOME: '/Users/priya', PATH: '/opt/homebrew/bin' } });
    expect(places.slice(0, 3)).toEqual([
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Users/priya/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ]);
    expect(places).toContain('/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge');
    expect(places).toContain('/opt/homebrew/bin/chromium');
  });

  it('on Windows are the folders of programs and then PATH', () => {
    const env = { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Local', Path: 'D:\\tools;E:\\more' };
    expect(browserPlaces({ platform: 'win32', env })).toEqual([
      'C:\\Program Files\\Chromium\\Application\\chrome.exe',
      'C:\\Local\\Chromium\\Application\\chrome.exe',
      'D:\\tools\\chrome.exe',
      'E:\\more\\chrome.exe',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Local\\Google\\Chrome\\Application\\chrome.exe',
      'D:\\tools\\chrome.exe',
      'E:\\more\\chrome.exe',
      'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
      'C:\\Local\\Microsoft\\Edge\\Application\\msedge.exe',
      'D:\\tools\\msedge.exe',
      'E:\\more\\msedge.exe',
    ]);
  });
});
