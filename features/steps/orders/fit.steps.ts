import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../../drive/world.ts';
import { list } from '../tables.ts';

const FITS: Readonly<Record<string, 'small' | 'true' | 'large'>> = {
  Small: 'small',
  'True to size': 'true',
  Large: 'large',
};

When('she says that {string} fits {string}', async function (this: ShopWorld, name: string, answer: string) {
  await isAsked(this, (fits) => assert.ok(fits.length > 0, 'She is asked nothing'));
  await this.does(() => this.shop.orderPage.sayFit(name, answer));
});

Then('she has said that {string} fits {string}', async function (this: ShopWorld, name: string, answer: string) {
  await isAsked(this, (fits) =>
    assert.ok(
      fits.some((fit) => fit.startsWith(name) && fit.endsWith(`: ${answer}`)),
      `Her answers: ${fits.join(' | ')}`,
    ),
  );
});

Then('she is not asked how anything fits', async function (this: ShopWorld) {
  await isAsked(this, (fits) => assert.deepEqual(fits, []));
});

Given('buyers of {string} have said {string}', function (this: ShopWorld, product: string, answers: string) {
  const fits = list(answers).map((answer) => FITS[answer] ?? 'true');
  staffOf(this).buyersSay(product, fits);
});

Then(
  /^the buyers of "(.+)" have given (\d+) answers?$/,
  async function (this: ShopWorld, product: string, count: string) {
    await this.shows(() => staffOf(this).fitAnswers(product), Number(count));
  },
);

Then('the page says {string}', async function (this: ShopWorld, text: string) {
  await this.shows(() => this.shop.sizeGuide.fit(), text);
});

Then('the page does not say how it fits', async function (this: ShopWorld) {
  await this.shows(() => this.shop.sizeGuide.fit(), undefined);
});

async function isAsked(world: ShopWorld, check: (fits: readonly string[]) => void): Promise<void> {
  await world.agrees(
    () => world.shop.orderPage.facts(),
    (facts) => {
      assert.ok(facts, 'No order is shown');
      check(facts.fits);
    },
  );
}

function staffOf({ shop }: ShopWorld) {
  assert(shop.backEnd.staff, 'The back-end has no staff: tag the scenario with @real-shop');
  return shop.backEnd.staff;
}
