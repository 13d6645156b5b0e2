import { expect, it } from 'vitest';
import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { RequireLogin } from '../session/RequireLogin.ts';
import { broken, type Diary, recordingFailures, recordingShopper } from '../testing/recorders.ts';
import { aProduct, aWishlistItem } from '../testing/samples.ts';
import { makeLoadWishlist } from './LoadWishlist.ts';
import { makeToggleWishlist, type ToggleWishlist } from './ToggleWishlist.ts';

const answered = [aWishlistItem({ key: 'cap' })];

function wishing(answer: () => Promise<readonly WishlistItem[]>, login: ReturnType<RequireLogin> = 'logged-in') {
  const diary: Diary = [];
  const asked = (what: string) => {
    diary.push(what);
    return answer();
  };
  const wishlist = {
    items: () => asked('items'),
    add: ({ key }: { key: string }) => asked(`add ${key}`),
    remove: (key: string) => asked(`remove ${key}`),
  };
  const reportFailure = recordingFailures(diary);
  const notifications = recordingShopper(diary);
  const toggle = makeToggleWishlist({ wishlist, notifications, requireLogin: () => login, reportFailure });
  return { toggle, load: makeLoadWishlist(wishlist, reportFailure), diary };
}

/** The change that was asked for; a test that gets none has failed. */
function changeOf(outcome: ReturnType<ToggleWishlist>) {
  if (outcome.outcome !== 'asked') throw new Error(`The outcome was ${outcome.outcome}`);
  return outcome.change;
}

it('The heart adds to the wishlist: {name} added to the wishlist successfully! [spec 4.heart, 8.toast-wishlist-added]', async () => {
  const { toggle, diary } = wishing(async () => answered);
  const { expected, ask } = changeOf(toggle(aProduct({ key: 'tee' }), answered));
  expect(expected(answered).map(({ key }) => key)).toEqual(['cap', 'tee']);
  expect(await ask(answered)).toEqual({ outcome: 'kept', wishlist: answered });
  expect(diary).toEqual(['add tee', 'success: Low Tide Tee added to the wishlist successfully!']);
});

it('The heart takes off what is there: {name} removed from the wishlist successfully! [spec 4.heart, 8.toast-wishlist-removed]', async () => {
  const { toggle, diary } = wishing(async () => []);
  const { expected, ask } = changeOf(toggle(aProduct({ key: 'cap', name: 'Cap' }), answered));
  expect(expected(answered)).toEqual([]);
  expect(await ask(answered)).toEqual({ outcome: 'kept', wishlist: [] });
  expect(diary).toEqual(['remove cap', 'success: Cap removed from the wishlist successfully!']);
});

it('Adding to the wishlist while logged out asks to log in and sends nothing', () => {
  const { toggle, diary } = wishing(async () => answered, 'asked');
  expect(toggle(aProduct(), [])).toEqual({ outcome: 'login-needed' });
  expect(diary).toEqual([]);
});

it('Wishlist failures are not told to the shopper [spec 8.list-failures]', async () => {
  const { toggle, load, diary } = wishing(broken);
  expect(await changeOf(toggle(aProduct({ key: 'tee' }), [])).ask([])).toEqual({ outcome: 'failed' });
  expect(await load()).toEqual({ outcome: 'failed' });
  expect(diary).toEqual(['add tee', 'failure: no connection', 'items', 'failure: no connection']);
});

it('The wishlist is loaded from the back-end, without a word', async () => {
  const { load, diary } = wishing(async () => answered);
  expect(await load()).toEqual({ outcome: 'kept', wishlist: answered });
  expect(diary).toEqual(['items']);
});

it.each([
  ['on the wishlist', 'cap', [], answered],
  ['off the wishlist', 'cap', answered, []],
] as const)('What is %s meanwhile is not asked for again', async (_where, key, shown, present) => {
  const { toggle, diary } = wishing(async () => answered);
  const outcome = await changeOf(toggle(aProduct({ key }), shown)).ask(present);
  expect(outcome).toEqual({ outcome: 'kept', wishlist: present });
  expect(diary).toEqual([]);
});

it('A wishlist that is not known is asked for first', async () => {
  const { toggle, diary } = wishing(async () => answered);
  await changeOf(toggle(aProduct({ key: 'cap' }), [])).ask(undefined);
  expect(diary).toEqual(['items']);
});
