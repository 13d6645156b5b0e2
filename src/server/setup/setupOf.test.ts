import { expect, it } from 'vitest';
import { setupOf } from './setupOf.ts';

const provider = {
  ...{ keyId: 'rzp_test_abc', keySecret: 'key secret', webhookSecret: 'webhook secret' },
  apiUrl: 'https://api.razorpay.com',
};

it('The setup has no secrets', () => {
  const databaseUrl = 'postgresql://shop:password@db.example:5432/shop';
  const siteUrl = 'https://shop.example/path';
  expect(setupOf({ dataDir: 'data', imageHosts: ['https://cdn.example'], provider, databaseUrl, siteUrl })).toEqual({
    dataFolder: 'data',
    database: 'PostgreSQL, database shop, at db.example:5432',
    payments: 'rzp_test_abc at https://api.razorpay.com',
    pictureHosts: ['https://cdn.example', 'https://shop.example'],
    samples: { shopper: 'priya.sharma@example.com', owner: 'kavya.nair@example.com' },
  });
});

it('The setup names what stands in without configuration', () => {
  const plain = { dataDir: 'data', imageHosts: [] };
  const database = 'embedded, in the data folder';
  expect(setupOf(plain)).toMatchObject({ database, payments: 'not configured', pictureHosts: [] });
  expect(setupOf({ ...plain, payments: 'simulated' })).toMatchObject({ payments: 'simulated, no money moves' });
});
