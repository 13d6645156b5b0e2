import { expect, it } from 'vitest';
import { MemorySession } from '../../../adapters/memory/device/MemorySession.ts';
import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import { couponById } from '../../../core/domain/coupons/Coupon.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { CheckoutChoices } from './CheckoutChoices.ts';
import { shopperMark } from './shopperMark.ts';

const newYear = couponById('new-year');

function open(navigation: MemoryNavigation, email = 'asha@example.com') {
  const sessions = new MemorySession();
  sessions.remember(aSession({ email }));
  const choices = new CheckoutChoices(navigation, sessions, { find: couponById });
  choices.follow();
  return { choices, chosen: () => [choices.coupon?.id, choices.addressKey] };
}

it('Another shopper finds neither coupon nor address, and keeps none of them by choosing', () => {
  const navigation = new MemoryNavigation();
  const { choices } = open(navigation);
  navigation.setState({ ...choices.stateWith(newYear), address: 'home' });
  const balas = open(navigation, 'bala@example.com');
  expect(balas.chosen()).toEqual([undefined, undefined]);
  balas.choices.dropCoupon();
  expect(balas.chosen()).toEqual([undefined, undefined]);
  expect(open(navigation).chosen()).toEqual([undefined, undefined]);
});

it('What another edition has left in an entry counts as nothing', () => {
  const navigation = new MemoryNavigation('/checkout', {
    shopper: shopperMark('asha@example.com'),
    coupon: 'diwali-2021',
  });
  expect(open(navigation).chosen()).toEqual([undefined, undefined]);
});

it('The mark of a shopper tells e-mails apart and is short', () => {
  const marks = ['asha@example.com', 'bala@example.com', 'ahsa@example.com', ''].map(shopperMark);
  expect(new Set(marks).size).toBe(4);
  expect(marks.every((mark) => /^-?\d{1,10}$/.test(mark))).toBe(true);
});
