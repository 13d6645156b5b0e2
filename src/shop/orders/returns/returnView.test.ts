import { describe, expect, it } from 'vitest';
import type { Return } from '../../../../core/domain/returns/Return.ts';
import { returnView } from './returnView.ts';

const AT = '2026-03-01T09:30:00+00:00';
const line = { key: 'tee', name: 'Low Tide Tee', size: 'M', quantity: 1, reason: 'too-big' as const };
const exchange = { ...line, exchange: { key: 'tee-l', size: 'L' } };

function view(overrides: Partial<Return> = {}) {
  return returnView({ id: 'return-1', state: 'asked', at: AT, lines: [line], ...overrides });
}

describe('A return', () => {
  it('that is asked for says how to send the pieces back, and until when another size is held', () => {
    expect(view()).toMatchObject({
      ...{ state: 'Return asked for', when: 'Asked for 1 Mar 2026', pieces: ['1 × Low Tide Tee, size M'] },
      ...{ canBeWithdrawn: true, track: undefined, text: expect.not.stringContaining('hold') },
    });
    const held = view({ lines: [exchange], heldUntil: '2026-03-11T09:30:00+00:00' });
    expect(held.pieces).toEqual(['1 × Low Tide Tee, size M, for size L']);
    expect(held.text).toContain('We hold the other size until Wed 11 Mar.');
  });

  it('that has arrived says what comes next', () => {
    expect(view({ state: 'received' })).toMatchObject({
      ...{ text: 'We look at it, then pay it back.', canBeWithdrawn: false },
    });
    expect(view({ state: 'received', heldUntil: AT }).text).toBe('We look at it, then send the other size.');
  });

  it('that is exchanged can be tracked where the carrier is known', () => {
    const parcel = { carrier: 'Delhivery', trackingNumber: 'DL1', shippedAt: AT };
    const { text, track } = view({ state: 'exchanged', parcel });
    expect(text).toBe('Shipped 1 Mar 2026 with Delhivery, DL1');
    expect(track).toEqual({ url: expect.stringContaining('delhivery'), carrier: 'Delhivery' });
    expect(view({ state: 'exchanged', parcel: { ...parcel, carrier: 'Own rider' } }).track).toBeUndefined();
  });

  it('that is refused says why', () => {
    expect(view({ state: 'refused', note: 'It was worn.' })).toMatchObject({
      state: 'Not accepted',
      text: 'It was worn.',
    });
  });
});
