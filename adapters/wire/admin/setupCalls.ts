import * as v from 'valibot';

/** The response of GET /admin/setup: how the shop is set up, without secrets, and what its catalogue has. */
export const setupResponse = v.object({
  ...{ dataFolder: v.string(), database: v.string(), payments: v.string() },
  ...{ products: v.number(), listed: v.number(), warnings: v.array(v.string()) },
});

/** The response of DELETE /admin/samples: whether there was a sample shopper, and a sample owner who could sign in. */
export const samplesResponse = v.object({ shopper: v.boolean(), owner: v.boolean() });
