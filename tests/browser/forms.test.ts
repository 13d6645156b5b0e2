import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { DEMO, shopInBrowser } from './support/shopInBrowser.ts';

describe('A form is no longer shown while the next page loads', () => {
  const shop = shopInBrowser(DEMO);

  it.each([
    ['Login', paths.login, 'Create an account', 'Sign Up', /SignupPage-.*\.js$/],
    ['Sign Up', paths.signup, 'Login to your account', 'Login', /LoginPage-.*\.js$/],
  ])('%s', async (title, path, link, nextTitle, chunk) => {
    const tab = await shop.openTab();
    const { page } = tab;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(chunk, async (route) => {
      await held;
      await route.continue();
    });
    await tab.open(path);
    await page.getByRole('link', { name: link }).click();
    expect(await page.getByRole('heading', { name: title, exact: true }).isVisible()).toBe(false);
    const typed = page.getByLabel('E-mail').fill('mina@example.com');
    release();
    await typed;
    await page.getByRole('heading', { name: nextTitle, exact: true }).waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe('mina@example.com');
  });
});
