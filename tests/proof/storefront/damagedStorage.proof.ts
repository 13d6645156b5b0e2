import type { BrowserContext } from 'playwright-core';
import { describe, it } from 'vitest';
import { TEXT_PAGE_NAMES } from '../../../core/domain/settings/textPages.ts';
import { paths } from '../../../src/shop/paths/paths.ts';
import { type Route, routes, unknownPath } from '../../browser/support/routes.ts';
import { blockStorage, type Damage, damageStorage, fillStorage } from './damageStorage.ts';
import type { Shopper } from './ShopUnderFaults.ts';
import { breaksAmong } from './screen.ts';
import { startedShop } from './startedShop.ts';

/** The keys whose texts are JSON. */
const KEPT = 'what the shop has kept';

/** Keys that are damaged at once, because no one of them decides whether another is read. */
const groups: Readonly<Record<string, readonly Omit<Damage, 'text'>[]>> = {
  token: local('token'),
  isAuth: local('isAuth'),
  'her name and e-mail': local('firstName', 'lastName', 'email'),
  [KEPT]: [
    ...local('checkouts', 'viewedProducts', 'lists', 'waiting-changes'),
    ...(['pendingAction', 'creator-row-places'] as const).map((key) => ({ area: 'sessionStorage', key }) as const),
  ],
};

function local(...keys: readonly string[]) {
  return keys.map((key) => ({ area: 'localStorage', key }) as const);
}

const LONG = 'x'.repeat(100_000);

/** Texts that a key may hold after a bug, another version of the shop, or somebody's hands; undefined: the key is missing. */
const damages: Readonly<Record<string, string | undefined>> = {
  'is missing': undefined,
  'is empty': '',
  'is of another type': '[null,1,{"a":[]},"text"]',
  'is absurdly long': LONG,
};

/** The same for a key whose text is JSON. */
const jsonDamages: typeof damages = {
  ...damages,
  'is not JSON': '{"version":1,"attempts":[',
  'is of another version': '{"version":99,"attempts":[{}],"orders":{}}',
  'is of another shape': '{"version":1,"attempts":[null,7,{"payment":{"paymentId":"pay_1"},"lines":[{}]}]}',
};

const everyPage: readonly Route[] = [...routes, unknownPath];
/** All but those of one text, which read nothing that is kept. */
const livePages = everyPage.filter(({ path }) => !TEXT_PAGE_NAMES.some((name) => paths[name] === path));
/** Those that decide by the session what they show, and the home page for all others. */
const sessionPages = everyPage.filter(
  ({ path, isGuarded }) => isGuarded || path.startsWith(paths.profile) || path === paths.home || path === paths.login,
);

type Case = readonly [name: string, prepare: (context: BrowserContext) => Promise<unknown>, pages?: readonly Route[]];

const cases: readonly Case[] = [
  ...Object.entries(groups).flatMap(([name, keys]) =>
    Object.entries(name === KEPT ? jsonDamages : damages).map(
      ([what, text]): Case => [
        `${name} ${what}`,
        async (context) => {
          for (const key of keys) await context.addInitScript(damageStorage, { ...key, text } satisfies Damage);
        },
        name === KEPT ? livePages : sessionPages,
      ],
    ),
  ),
  ['the storage is blocked', (context) => context.addInitScript(blockStorage)],
  ['the storage is full', (context) => context.addInitScript(fillStorage)],
];

const shop = startedShop();
let shopper: Promise<Shopper> | undefined;

describe.concurrent('Each page is drawn, and nothing is uncaught,', () => {
  it.for(cases)('when %s', async ([, prepare, pages = livePages], { expect, onTestFinished }) => {
    shopper ??= shop().newShopper();
    const { session } = await shopper;
    const tab = await shop().openTab(shop().address, onTestFinished, { device: session, prepare });
    for (const { path } of pages) {
      await tab.page.goto(path, { waitUntil: 'domcontentloaded' });
      await tab.page.getByRole('heading', { level: 1 }).first().waitFor();
      await tab.settle();
    }
    expect(breaksAmong(tab.problems)).toEqual([]);
  });
});
