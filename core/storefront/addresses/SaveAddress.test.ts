import { expect, it } from 'vitest';
import type { Address } from '../../domain/addresses/Address.ts';
import { broken, type Diary, recordingBook, recordingFailures, recordingShopper } from '../testing/recorders.ts';
import { anAddress } from '../testing/samples.ts';
import { makeSaveAddress } from './SaveAddress.ts';

const answered = [anAddress()];

function saving(answer: () => Promise<readonly Address[]>) {
  const diary: Diary = [];
  const save = makeSaveAddress(recordingBook(diary, answer), recordingShopper(diary), recordingFailures(diary));
  return { save, diary };
}

it('Saving without a key adds: New address added successfully! [spec 8.toast-address-added]', async () => {
  const { save, diary } = saving(async () => answered);
  expect(await save(anAddress({ name: 'Office' }), undefined)).toEqual({ outcome: 'kept', addresses: answered });
  expect(diary).toEqual(['book: add Office', 'success: New address added successfully!']);
});

it("Saving with a key updates that one: {name}'s address updated successfully! [spec 8.toast-address-updated]", async () => {
  const { save, diary } = saving(async () => answered);
  expect(await save(anAddress({ name: 'Office' }), 'home')).toEqual({ outcome: 'kept', addresses: answered });
  expect(diary).toEqual(['book: update home Office', "success: Office's address updated successfully!"]);
});

it('Wrong or missing fields get their own message and nothing is sent', async () => {
  const { save, diary } = saving(async () => answered);
  expect(await save(anAddress({ city: ' ', phone: '123' }), undefined)).toEqual({
    outcome: 'invalid',
    errors: { city: 'City is required', phone: 'Phone must be at least 8 characters' },
  });
  expect(diary).toEqual([]);
});

it('Address failures are not told to the shopper [spec 8.list-failures]', async () => {
  const { save, diary } = saving(broken);
  expect(await save(anAddress({ name: 'Office' }), undefined)).toEqual({ outcome: 'failed' });
  expect(diary).toEqual(['book: add Office', 'failure: no connection']);
});
