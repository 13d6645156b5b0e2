import { expect, it } from 'vitest';
import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import { MemorySession } from '../../../adapters/memory/MemorySession.ts';
import { couponById } from '../../../core/domain/coupons/Coupon.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { CheckoutChoices } from './CheckoutChoices.ts';
import { shopperMark } from './shopperMark.ts';

const newYear = couponById('new-year');

function open(navigation: MemoryNavigation, email = 'asha@example.com') {
  const sessions = new MemorySession();
  sessions.remember(aSession({ email }));
  const choices = new CheckoutChoices(navigation, sessions);
  choices.follow();
  return { choices, sessions, chosen: () => [choices.coupon?.id, choices.addressKey] };
}

it('A checkout begins with the coupon of the cart page and without an address', () => {
  const navigation = new MemoryNavigation();
  const { choices, chosen } = open(navigation);
  navigation.goTo('/checkout', choices.stateWith(newYear));
  expect(chosen()).toEqual([undefined, undefined]);
  choices.follow();
  expect(chosen()).toEqual(['new-year', undefined]);
  choices.chooseAddress('home');
  expect(chosen()).toEqual(['new-year', 'home']);
});

it('A coupon is dropped without the address, also for a later visit', () => {
  const navigation = new MemoryNavigation();
  const { choices, chosen } = open(navigation);
  navigation.setState(choices.stateWith(newYear));
  choices.follow();
  choices.chooseAddress('home');
  choices.dropCoupon();
  expect(chosen()).toEqual([undefined, 'home']);
  expect(open(navigation).chosen()).toEqual([undefined, 'home']);
});

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

it('The choices go when another shopper logs in while the checkout is open', () => {
  const navigation = new MemoryNavigation();
  const { choices, sessions, chosen } = open(navigation);
  navigation.setState({ ...choices.stateWith(newYear), address: 'home' });
  choices.follow();
  expect(chosen()).toEqual(['new-year', 'home']);
  sessions.remember(aSession({ email: 'bala@example.com' }));
  expect(chosen()).toEqual([undefined, undefined]);
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
