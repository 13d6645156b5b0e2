import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { BackEndFailure } from '../../../core/storefront/ports/failures/BackEndFailure.ts';
import { aCatalogue, settled } from './testing/aCatalogue.ts';

const tee = aProduct({ key: 'tee', id: 1, size: 'M' });
const cap = aProduct({ key: 'cap', id: 12, size: 'L' });

describe.each([
  ['loaded as a whole', false],
  ['asked for each part', true],
])('The catalogue, %s,', (_way, asks) => {
  const open = () => aCatalogue([tee, cap], { asks });

  it('asks for nothing before it is loaded', async () => {
    const { catalogue, pendingWork } = open();
    expect([catalogue.status, catalogue.productById('1')]).toEqual(['loading', undefined]);
    expect(catalogue.options).toEqual({ categories: [], people: [], influencers: [], influencerCount: 0 });
    expect([catalogue.productByKey('tee'), catalogue.moreLike(tee)]).toEqual([undefined, []]);
    await settled();
    expect([catalogue.productById('1'), pendingWork.isIdle]).toEqual([undefined, true]);
  });

  it('finds products, and others of their creator', async () => {
    const { catalogue } = open();
    await catalogue.load();
    const found = () => [catalogue.productById('12'), catalogue.productByKey('tee'), catalogue.moreLike(tee)];
    found();
    await settled();
    expect(found()).toEqual([cap, tee, [cap]]);
    expect([catalogue.productById('012'), catalogue.requestById(undefined)]).toEqual([undefined, undefined]);
    expect(catalogue.requestById('12')).toBe(catalogue.requestById('12'));
  });

  it('is loaded with the answers to the questions of another', async () => {
    const [first, { catalogue, pendingWork }] = [open().catalogue, open()];
    await first.load();
    first.productById('12');
    first.moreLike(tee);
    expect(await catalogue.loadWith(JSON.parse(JSON.stringify(first.questions())))).toBe(true);
    expect([catalogue.productById('12'), catalogue.moreLike(tee), pendingWork.isIdle]).toEqual([cap, [cap], true]);
    expect(catalogue.questions()).toEqual(first.questions());
  });

  it('is not loaded with its answers when one fails', async () => {
    const { catalogue, backEnd } = open();
    const questions = [{ kind: 'product', wanted: { id: '12' } }] as const;
    backEnd.fail('products', new BackEndFailure('status 500'));
    expect(await catalogue.loadWith(questions)).toBe(false);
    expect(await catalogue.loadWith([])).toBe(false);
  });

  it('asks again for all that has failed', async () => {
    const { catalogue, backEnd } = open();
    backEnd.fail('products', new BackEndFailure('status 500'));
    await catalogue.load();
    catalogue.productById('12');
    await settled();
    expect([catalogue.status, catalogue.requestById('12')?.status]).toEqual(['failed', 'failed']);
    backEnd.heal();
    await catalogue.load();
    expect([catalogue.status, catalogue.productById('12')]).toEqual(['ready', cap]);
  });

  it('shows what has changed when it is renewed, and until then what it had', async () => {
    const { catalogue, backEnd, clock } = open();
    await catalogue.load();
    const categories = () => catalogue.options.categories.join();
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push([catalogue.status, categories(), catalogue.productById('12')?.name]));
    await settled();
    seen.length = 0;
    backEnd.products = [tee, { ...cap, name: 'Other Cap', category: 'hats' }];
    clock.advance(60_000);
    expect(catalogue.renew()).toBe(true);
    await settled();
    stop();
    expect(seen.at(0)).toEqual(['ready', expect.stringMatching(/^clothing(,hats)?$/), expect.any(String)]);
    expect(seen.at(-1)).toEqual(['ready', 'clothing,hats', 'Other Cap']);
    expect(seen.filter((state) => JSON.stringify(state).includes('loading'))).toEqual([]);
  });

  it('stays as it is when it cannot be renewed, and then asks again', async () => {
    const { catalogue, backEnd, clock } = open();
    await catalogue.load();
    catalogue.productById('12');
    await settled();
    clock.advance(60_000);
    backEnd.fail('products', new BackEndFailure('status 500'));
    expect(catalogue.renew()).toBe(true);
    await settled();
    expect([catalogue.status, catalogue.options.categories, catalogue.productById('12')]).toEqual([
      'ready',
      ['clothing'],
      cap,
    ]);
    await settled();
    expect(catalogue.requestById('12')?.status).toBe('ready');
  });

  it('is renewed a minute after it was received, or when the clock of the device was set back', async () => {
    const { catalogue, clock } = open();
    expect(catalogue.renew()).toBe(false);
    await catalogue.load();
    clock.advance(59_999);
    expect(catalogue.renew()).toBe(false);
    clock.advance(1);
    expect(catalogue.renew()).toBe(true);
    await settled();
    expect(catalogue.renew()).toBe(false);
    clock.setBack(60_000);
    expect(catalogue.renew()).toBe(true);
  });

  it('forgets the oldest of a hundred answers', async () => {
    const { catalogue } = open();
    await catalogue.load();
    const [first, second] = [catalogue.requestById('1'), catalogue.requestById('2')];
    for (let id = 3; id <= 100; id += 1) catalogue.requestById(String(id));
    expect(catalogue.requestById('1')).toBe(first);
    catalogue.requestById('101');
    expect(catalogue.requestById('1')).toBe(first);
    expect(catalogue.requestById('2')).not.toBe(second);
  });
});

it('Products that are the same when they are renewed are not asked for again', async () => {
  const { catalogue, clock } = aCatalogue([tee, cap]);
  await catalogue.load();
  const request = catalogue.requestById('12');
  clock.advance(60_000);
  catalogue.renew();
  await settled();
  expect(catalogue.requestById('12')).toBe(request);
});
