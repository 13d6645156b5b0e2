import { expect, it } from 'vitest';
import { broken, type Diary, recordingBook, recordingFailures, recordingShopper } from '../testing/recorders.ts';
import { anAddress } from '../testing/samples.ts';
import { makeDeleteAddress } from './DeleteAddress.ts';
import { makeLoadAddresses } from './LoadAddresses.ts';

it("Deleting an address tells whose: {name}'s address deleted successfully! [spec 8.toast-address-deleted]", async () => {
  const diary: Diary = [];
  const left = [anAddress({ key: 'office' })];
  const book = recordingBook(diary, async () => left);
  const remove = makeDeleteAddress(book, recordingShopper(diary), recordingFailures(diary));
  expect(await remove(anAddress({ key: 'home', name: 'Asha Rao' }))).toEqual({ outcome: 'kept', addresses: left });
  expect(diary).toEqual(['book: remove home', "success: Asha Rao's address deleted successfully!"]);
});

it('The address book is loaded from the back-end, without a word', async () => {
  const diary: Diary = [];
  const book = recordingBook(diary, async () => [anAddress()]);
  expect(await makeLoadAddresses(book, recordingFailures(diary))()).toEqual({
    outcome: 'kept',
    addresses: [anAddress()],
  });
  expect(diary).toEqual(['book: addresses']);
});

it('Address failures are not told to the shopper [spec 8.list-failures]', async () => {
  const diary: Diary = [];
  const book = recordingBook(diary, broken);
  const reportFailure = recordingFailures(diary);
  const remove = makeDeleteAddress(book, recordingShopper(diary), reportFailure);
  expect(await remove(anAddress())).toEqual({ outcome: 'failed' });
  expect(await makeLoadAddresses(book, reportFailure)()).toEqual({ outcome: 'failed' });
  expect(diary).toEqual(['book: remove home', 'failure: no connection', 'book: addresses', 'failure: no connection']);
});
