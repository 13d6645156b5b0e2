import * as v from 'valibot';

const paise = v.pipe(v.number(), v.integer());
const mail = v.object({
  ...{ id: v.string(), kind: v.string(), to: v.string(), createdAt: v.string(), sentAt: v.optional(v.string()) },
  /** Why the shop gave up sending it. */
  failure: v.optional(v.string()),
});
const job = v.object({
  ...{ id: v.number(), topic: v.string(), subject: v.string(), attempts: v.number(), runAt: v.string() },
  ...{ lastError: v.optional(v.string()), failedAt: v.optional(v.string()) },
});

/** The response of GET /admin/mails: what a mail says is not in it, because it may hold a link that works once. */
export const mailsResponse = v.object({ mails: v.array(mail), next: v.optional(v.string()) });
export const mailResponse = v.object({ mail });

/** The response of GET /admin/jobs. `failedAt` is when the shop gave the job up. */
export const jobsResponse = v.object({ jobs: v.array(job), next: v.optional(v.string()) });
export const jobResponse = v.object({ job });

/** The response of GET /admin/payments/problems. Amounts are in paise. */
export const paymentProblemsResponse = v.object({
  payments: v.array(
    v.object({
      ...{ id: v.string(), providerOrderId: v.string(), problem: v.string(), receivedAt: v.string() },
      ...{ amount: paise, refunded: paise },
    }),
  ),
});

/** The response of POST /admin/payments/{id}/refund. */
export const paymentRefundResponse = v.object({ refund: v.object({ id: v.string() }) });

/** The response of GET /admin/today: what waits for staff, the number of each, since when, and where in the admin it is done. */
export const todayResponse = v.object({
  tasks: v.array(
    v.object({
      kind: v.picklist([
        ...(['to-pack', 'to-ship', 'to-settle', 'failed-refunds', 'payment-problems'] as const),
        ...(['nearly-out', 'out', 'failed-mails', 'failed-jobs'] as const),
      ]),
      ...{ count: v.number(), oldestAt: v.optional(v.string()), link: v.string() },
    }),
  ),
});
