import type { CouponState } from '../../contracts/CartDriver.ts';

/** What each coupon checkbox shows. Runs in the page: refers to nothing outside itself. */
export function couponsOf(boxes: readonly Element[]): readonly CouponState[] {
  const textsAt = (ids: string | null) =>
    (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  const stateOf = (box: Element) => {
    if (box.matches(':checked')) return 'chosen';
    return box.matches(':disabled') ? 'unavailable' : 'available';
  };
  return boxes.map((box) => ({
    name: textsAt(box.getAttribute('aria-labelledby')).join(' '),
    state: stateOf(box),
    note: textsAt(box.getAttribute('aria-describedby')).slice(1).join(' '),
  }));
}
