import { describe, expect, it } from 'vitest';
import { userSeed } from '../../adapters/seeds/user.ts';
import { paths } from '../../src/shop/paths/paths.ts';
import { deviceOf, deviceOfPriya, priyaWithTwoAddresses, seed } from './support/devices.ts';
import { Keyboard } from './support/page/Keyboard.ts';
import { type Announcement, announcements, installAnnouncementRecorder } from './support/page/recordAnnouncements.ts';
import { bought } from './support/purchase.ts';
import type { ShopTab, ShopTabOptions } from './support/ShopTab.ts';
import { DEMO, shopInBrowser } from './support/shopInBrowser.ts';

const shop = shopInBrowser(DEMO);

/** Opens a tab that records announcements, and a keyboard for it. */
async function openRecordedTab(options: ShopTabOptions = {}): Promise<{ tab: ShopTab; keyboard: Keyboard }> {
  const tab = await shop.openTab({
    ...options,
    prepare: (context) => context.addInitScript(installAnnouncementRecorder),
  });
  return { tab, keyboard: new Keyboard(tab.page) };
}

/** Waits until the text is announced. */
async function expectAnnouncement({ page }: ShopTab, ...expected: Announcement): Promise<void> {
  await page.waitForFunction(
    ([how, text]) => window.announcements?.some(([found, said]) => found === how && said === text),
    expected,
  );
}

describe('A screen reader announces', () => {
  it('every event of a purchase with the keyboard alone, from the home page to the paid order [spec announcements.events, keyboard.purchase]', {
    timeout: 120_000,
  }, async () => {
    const { tab, keyboard } = await openRecordedTab();
    const { page } = tab;
    const main = page.getByRole('main');
    await tab.open(paths.home);
    await keyboard.use(page.getByRole('link', { name: 'Skip to content' }), 'Enter');
    await keyboard.use(main.getByRole('button', { name: 'Shop Now' }), 'Enter');
    await expectAnnouncement(tab, 'politely', 'Products');
    await keyboard.use(main.getByRole('checkbox', { name: 'M', exact: true }), 'Space');
    await expectAnnouncement(tab, 'politely', '13 pieces');
    await keyboard.use(main.getByRole('button', { name: `Add to Cart: ${bought.name}` }), 'Enter');
    await expectAnnouncement(tab, 'at once', 'Please login first!');
    await expectAnnouncement(tab, 'politely', 'Login');

    await tab.settle();
    await keyboard.use(main.getByRole('button', { name: 'Login', exact: true }), 'Enter');
    const email = main.getByLabel('E-mail');
    await keyboard.isBackAt(email);
    expect(await email.evaluate(descriptionOf)).toBe('E-mail is required');
    await keyboard.type(userSeed.email);
    await keyboard.goTo(main.getByLabel('Password', { exact: true }));
    await keyboard.type('not my password');
    await keyboard.press('Enter');
    await expectAnnouncement(tab, 'at once', 'The credentials you entered are invalid. Unauthorized access error.');
    await page.keyboard.press('ControlOrMeta+A');
    await keyboard.type(userSeed.password);
    await keyboard.press('Enter');
    await expectAnnouncement(tab, 'politely', 'Welcome back, Priya!');
    await expectAnnouncement(tab, 'politely', `${bought.name} added to cart successfully!`);

    await keyboard.isBackAt(main.getByRole('button', { name: `Go to Cart: ${bought.name}` }));
    await tab.settle();
    await keyboard.press('Enter');
    await expectAnnouncement(tab, 'politely', 'Your Cart');
    await keyboard.use(main.getByRole('button', { name: 'Apply Coupons?' }), 'Enter');
    await keyboard.use(main.getByRole('checkbox', { name: 'BLACK FRIDAY OFFER' }), 'Space');
    await expectAnnouncement(tab, 'politely', 'Woohoo! BLACK FRIDAY OFFER applied successfully!');
    await keyboard.use(main.getByRole('link', { name: 'Place Order' }), 'Enter');
    await expectAnnouncement(tab, 'politely', 'Checkout');

    await tab.settle();
    await keyboard.use(main.getByRole('button', { name: 'Place Order' }), 'Enter');
    await expectAnnouncement(tab, 'politely', 'Finish the payment in the payment window.');
    await keyboard.isBackAt(page.getByRole('button', { name: 'Pay', exact: true }));
    await keyboard.press('Enter');
    await expectAnnouncement(tab, 'politely', 'Orders');
    await main.getByRole('heading', { name: 'Your Orders' }).waitFor();
    const receipt = await main.getByRole('list', { name: 'Orders' }).getByRole('article').textContent();
    for (const text of [bought.name, '₹479', 'pay_']) expect(receipt).toContain(text);
  });

  it('that an order has no address, and leads to the list of them [spec last-address.missing]', async () => {
    const { tab, keyboard } = await openRecordedTab({ device: deviceOf(priyaWithTwoAddresses()) });
    const main = tab.page.getByRole('main');
    const first = main.getByRole('radio', { name: /^Priya Sharma/ });
    const list = main.getByRole('radiogroup', { name: 'Delivery address' });
    await tab.open(paths.checkout);
    for (let press = 0; press < 2; press += 1) {
      await keyboard.use(main.getByRole('button', { name: 'Place Order' }), 'Enter');
      await expectAnnouncement(tab, 'at once', 'Please select an address!');
      await expectAnnouncement(tab, 'politely', 'Choose where your order goes.');
      await keyboard.isBackAt(first);
      expect(await list.evaluate(descriptionOf)).toBe('Choose where your order goes.');
    }
    await keyboard.press('Space');
    expect(await list.evaluate(descriptionOf)).toBe('');
    expect(await first.isChecked()).toBe(true);
  });

  it('that an order has no address and there is none, and leads to adding one [spec last-address.missing]', async () => {
    const { tab, keyboard } = await openRecordedTab({ device: deviceOfPriya({ cart: [1] }) });
    const main = tab.page.getByRole('main');
    await tab.open(paths.checkout);
    await keyboard.use(main.getByRole('button', { name: 'Place Order' }), 'Enter');
    await expectAnnouncement(tab, 'politely', 'Add an address first.');
    await keyboard.isBackAt(main.getByRole('textbox', { name: 'Name' }));
  });

  it('a removal from the cart, its Undo and the new count', async () => {
    const device = deviceOfPriya({ cart: [1, 2] });
    const { tab, keyboard } = await openRecordedTab({ device });
    await tab.open(paths.cart);
    const main = tab.page.getByRole('main');
    await keyboard.use(main.getByRole('button', { name: `Increase quantity of ${seed(1).name}` }), 'Enter');
    await expectAnnouncement(tab, 'politely', `Added another ${seed(1).name} to the cart!`);
    await keyboard.use(main.getByRole('button', { name: `Remove ${seed(1).name} from cart` }), 'Enter');
    await expectAnnouncement(tab, 'politely', `${seed(1).name} removed`);
    await expectAnnouncement(tab, 'politely', `${seed(1).name} successfully removed from the cart`);
    const undo = main.getByRole('button', { name: 'Undo' });
    await keyboard.isBackAt(undo);
    expect(await undo.evaluate(descriptionOf)).toBe(`${seed(1).name} removed`);
  });

  it('that the shop is offline and that a request failed', async () => {
    const device = deviceOfPriya({ cart: [1] });
    const { tab } = await openRecordedTab({ device, failing: [['GET', '*', 'offline']] });
    await tab.open(paths.cart);
    await expectAnnouncement(tab, 'politely', 'The shop cannot be reached right now.');
    const aloud = await announcements(tab.page);
    const failure = aloud.filter(([how]) => how === 'at once').map(([, text]) => text);
    expect(failure.join()).toContain('Your cart could not be loaded');
  });

  it('the state of a card as text', async () => {
    const { tab } = await openRecordedTab({
      device: deviceOfPriya({ cart: [1], wishlist: [2] }),
    });
    await tab.open(paths.listing);
    const { page } = tab;
    await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor();
    const { name, influencers } = seed(2);
    const card = await page.getByRole('article', { name }).ariaSnapshot();
    expect(card).toContain(`link "${influencers}"`);
    expect(card).toContain(`heading "${name}" [level=2]`);
    expect(card).toContain(`button "Remove ${name} from wishlist"`);
    expect(card).toMatch(/Price ₹899.*Original price ₹1,199/s);
    expect(card).toContain('Size S');
    expect(card).toContain(`button "Add to Cart: ${name}"`);
    expect(await page.getByRole('article', { name: seed(1).name }).ariaSnapshot()).toContain('button "Go to Cart: ');
  });
});

/** Runs in the page: returns the accessible description of an element. */
function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
