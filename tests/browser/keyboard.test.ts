import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shop/paths/paths.ts';
import { deviceOfPriya } from './support/devices.ts';
import { Keyboard } from './support/page/Keyboard.ts';
import type { ShopTab } from './support/ShopTab.ts';
import { DEMO, shopInBrowser } from './support/shopInBrowser.ts';

const shop = shopInBrowser(DEMO);

describe('With the keyboard alone and a visible focus', () => {
  it.each([
    ['Menu', 'Menu'],
    ['Filter', 'Filters'],
    ['Sort', 'Sort'],
  ])('the sheet of %s opens, traps the focus and restores it', async (button, dialog) => {
    const tab = await shop.openTab({ width: 390 });
    const { page } = tab;
    const keyboard = new Keyboard(page);
    await tab.open(paths.listing);
    const opener = page.getByRole('button', { name: button, exact: true });
    await expectOverlayToHoldTheFocus(tab, keyboard, opener, dialog);
  });

  it('the address form opens with the focus on Name, traps the focus and restores it [spec address-form.focus]', async () => {
    const tab = await shop.openTab({ device: deviceOfPriya({ cart: [1], hasAddress: true }) });
    const keyboard = new Keyboard(tab.page);
    await tab.open(paths.checkout);
    const opener = tab.page.getByRole('button', { name: 'Add New Address' });
    await expectOverlayToHoldTheFocus(tab, keyboard, opener, /address/i);

    await keyboard.press('Enter');
    const form = tab.page.getByRole('dialog');
    await keyboard.isBackAt(form.getByRole('textbox', { name: 'Name' }));
    await keyboard.use(form.getByRole('button', { name: 'Add Dummy Data' }), 'Enter');
    await keyboard.use(form.getByRole('button', { name: 'Save' }), 'Enter');
    await form.waitFor({ state: 'detached' });
    await keyboard.isBackAt(opener);
  });

  it('the first address is written down at the checkout, which then focuses it [spec address-form.inline]', async () => {
    const tab = await shop.openTab({ device: deviceOfPriya({ cart: [1] }) });
    const keyboard = new Keyboard(tab.page);
    await tab.open(paths.checkout);
    const form = tab.page.getByRole('region', { name: 'New Address' });
    await keyboard.use(tab.page.getByRole('button', { name: 'Add New Address' }), 'Enter');
    await keyboard.isBackAt(form.getByRole('textbox', { name: 'Name' }));
    await keyboard.use(form.getByRole('button', { name: 'Add Dummy Data' }), 'Enter');
    await keyboard.use(form.getByRole('button', { name: 'Save' }), 'Enter');
    await form.waitFor({ state: 'detached' });
    await keyboard.isBackAt(tab.page.getByRole('radio'));
  });

  it('a suggestion opened with Enter takes the focus to the content of its page [spec keyboard.suggestion]', async () => {
    const tab = await shop.openTab();
    const { page } = tab;
    await tab.open(paths.home);
    const box = page.getByRole('combobox');
    await box.fill('denim');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/product-details/);
    await tab.settle();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });

  it('the Products menu opens and restores the focus', async () => {
    const tab = await shop.openTab();
    const { page } = tab;
    const keyboard = new Keyboard(page);
    await tab.open(paths.home);
    const opener = page.getByRole('button', { name: 'Products', exact: true });
    await keyboard.use(opener, 'Enter');
    await keyboard.goTo(page.getByRole('list', { name: 'Categories' }).getByRole('button').first());
    await keyboard.press('Escape');
    await keyboard.isBackAt(opener);
    expect(await opener.getAttribute('aria-expanded')).toBe('false');
  });

  it('a cancelled payment restores the focus to Place Order', async () => {
    const tab = await shop.openTab({ device: deviceOfPriya({ cart: [1], hasAddress: true }) });
    const { page } = tab;
    const keyboard = new Keyboard(page);
    await tab.open(paths.checkout);
    await keyboard.use(page.getByRole('radio', { name: /^Priya Sharma/ }), 'Space');
    const opener = page.getByRole('main').getByRole('button', { name: 'Place Order' });
    await keyboard.use(opener, 'Enter');
    await keyboard.isBackAt(page.getByRole('button', { name: 'Pay', exact: true }));
    await keyboard.press('Escape');
    await page.getByText('Payment process was canceled or failed').waitFor();
    await keyboard.isBackAt(opener);
  });
});

describe('The first press of Tab', () => {
  it('focuses the skip link, and Enter moves to the content', async () => {
    const tab = await shop.openTab();
    await tab.open(paths.listing);
    const { page } = tab;
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await skip.evaluate((link) => getComputedStyle(link).clipPath)).toBe('none');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });

  it('after it leads to the link that skips the filters, and then to the first product [spec keyboard.skip-to-products]', async () => {
    const tab = await shop.openTab();
    await tab.open(paths.listing);
    const { page } = tab;
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to products' });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await skip.evaluate((link) => getComputedStyle(link).clipPath)).toBe('none');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = page.getByRole('list', { name: 'Products' }).getByRole('listitem').first();
    expect(await first.evaluate((card) => card.contains(document.activeElement))).toBe(true);
  });
});

async function expectOverlayToHoldTheFocus(
  { page }: ShopTab,
  keyboard: Keyboard,
  opener: ReturnType<ShopTab['page']['getByRole']>,
  dialog: string | RegExp,
): Promise<void> {
  await keyboard.use(opener, 'Enter');
  const overlay = page.getByRole('dialog', { name: dialog });
  await keyboard.isWithin(overlay);
  const stops = (await overlay.locator('a, button, input').count()) + 2;
  for (let stop = 0; stop < stops; stop += 1) {
    await keyboard.press('Tab');
    await keyboard.look();
    expect(await overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await keyboard.press('Escape');
  await overlay.waitFor({ state: 'detached' });
  await keyboard.isBackAt(opener);
}
