import { expect, it } from 'vitest';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import { anAddress } from '../../domain/testing/samples.ts';
import { promisedDelivery } from './EstimateDelivery.ts';

const NOON = '2026-11-24T12:00:00+00:00';
const span = (least: number, most: number) => ({ least, most });

/** A shop that ships at once, and whose parcels need two to four days to Maharashtra, and five to six elsewhere. */
async function open() {
  const fixture = await BackEndFixture.withCart('tee');
  const { settings } = fixture.ports;
  const zones = [{ name: 'West', states: ['Maharashtra'], ...span(2, 4) }];
  await settings.save({ ...(await settings.read()), delivery: { handling: span(0, 0), zones, elsewhere: span(5, 6) } });
  return { fixture, settings };
}

it('A PIN code that no state has is told nothing', async () => {
  const { fixture } = await open();
  expect(await fixture.backEnd.estimateDelivery('990000')).toEqual({});
});

it.each([
  ['2026-11-24T18:29:59+00:00', '2026-11-26'],
  ['2026-11-24T18:30:00+00:00', '2026-11-27'],
])("The day of an order of %s is that of the shop's time zone", async (at, from) => {
  const { settings } = await open();
  expect(await promisedDelivery(settings, anAddress(), at)).toMatchObject({ delivery: { from } });
});

it.each([
  ['in another country', { country: 'Nepal' }],
  ['without a whole PIN code', { pincode: '4000' }],
])('An order to an address %s is promised nothing', async (_place, fields) => {
  const { settings } = await open();
  expect(await promisedDelivery(settings, anAddress(fields), NOON)).toEqual({});
});

it('What an order was promised stays when the shop changes its days, also in its mail', async () => {
  const { fixture, settings } = await open();
  const { ports, backEnd, asha } = fixture;
  const { checkout } = await fixture.startCheckout();
  await fixture.recordPayment(ports.provider.pay(checkout.providerOrderId), NOON);
  await settings.save({
    ...(await settings.read()),
    delivery: { handling: span(9, 9), zones: [], elsewhere: span(9, 9) },
  });
  const promised = { delivery: { from: '2026-11-26', to: '2026-11-28' } };
  expect((await backEnd.listOrders(asha)).orders).toMatchObject([promised]);
  expect((await ports.mails.to('Asha@example.com')).map(({ content }) => Object(content).order)).toMatchObject([
    promised,
  ]);
});
