import { withSharedUseCases } from '../../../../core/backend/BackEnd.ts';
import { makeVoteOnFit } from '../../../../core/backend/fits/VoteOnFit.ts';
import { timestamp } from '../../../../core/domain/time/timestamp.ts';
import type { PlantedFault } from '../ShopUnderTest.ts';
import { faultyTransactions, inPort, inTransactions } from './plantFault.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const NOON = '2026-03-01T12:00:00+00:00';
const weekBefore = (at: string) => timestamp(Date.parse(at) - WEEK_MS);

/** What a careless change could break in the votes on how pieces fit. */
export const fitFaults: Readonly<Record<string, PlantedFault>> = {
  'a vote is acknowledged and not stored': inTransactions('fitVotes', () => ({ save: async () => undefined })),
  'a changed vote is one on another piece': inTransactions('fitVotes', (votes) => ({
    save: async (vote) => {
      const known = await votes.ofOrder(vote.orderId);
      await votes.save(known.some(({ sku }) => sku === vote.sku) ? { ...vote, sku: 'anyone-1' } : vote);
    },
  })),
  'the first vote stays': inTransactions('fitVotes', (votes) => ({
    save: async (vote) => {
      const known = await votes.ofOrder(vote.orderId);
      if (!known.some(({ sku }) => sku === vote.sku)) await votes.save(vote);
    },
  })),
  'a vote says something else': inTransactions('fitVotes', (votes) => ({
    save: (vote) => votes.save({ ...vote, fit: 'true' }),
  })),
  'an order is voted on before it is delivered': {
    changeBackEnd: (backEnd, ports) => {
      const parcel = { id: '1', carrier: 'Post', trackingNumber: '1', shippedAt: NOON, deliveredAt: NOON, lines: [] };
      const transactions = faultyTransactions(ports.transactions, 'orders', (orders) => ({
        order: async (id) => {
          const order = await orders.order(id);
          return order && { ...order, standing: 'placed', shipments: [parcel] };
        },
      }));
      return { ...backEnd, voteOnFit: makeVoteOnFit({ ...withSharedUseCases(ports), transactions }) };
    },
  },
  'votes on other pieces count as well': inPort('fitVotes', (_, database) => ({
    count: async () => {
      const all = await database.query<{ fit: string }>('select fit from fit_votes');
      const count = (fit: string) => all.filter((vote) => vote.fit === fit).length;
      return { small: count('small'), true: count('true'), large: count('large') };
    },
  })),
  'votes on other sizes do not count': inPort('fitVotes', (_, database) => ({
    count: async (sku) => {
      const all = await database.query<{ fit: string }>('select fit from fit_votes where sku = $1', [sku]);
      const count = (fit: string) => all.filter((vote) => vote.fit === fit).length;
      return { small: count('small'), true: count('true'), large: count('large') };
    },
  })),
  'nobody is asked how a piece fits': inTransactions('jobs', (jobs) => ({
    add: async (job) => (job.topic === 'fit' ? undefined : jobs.add(job)),
  })),
  'shoppers are asked on the day of the delivery': {
    change: (ports) => {
      const early = faultyTransactions(ports.transactions, 'jobs', (jobs) => ({
        add: (job) => jobs.add(job.topic === 'fit' ? { ...job, runAt: weekBefore(job.runAt) } : job),
      }));
      const transactions = faultyTransactions(early, 'orders', (orders) => ({
        order: async (id) => {
          const order = await orders.order(id);
          const shipments = order?.shipments.map(({ deliveredAt, ...parcel }) => ({
            ...parcel,
            ...(deliveredAt !== undefined && { deliveredAt: weekBefore(deliveredAt) }),
          }));
          return order && { ...order, shipments: shipments ?? [] };
        },
      }));
      return { ...ports, transactions };
    },
  },
  'shoppers are asked twice': inTransactions('mails', (mails) => ({
    add: async (mail, at) => {
      await mails.add(mail, at);
      if (mail.content.kind === 'fit-question') await mails.add({ ...mail, id: `${mail.id}-again` }, at);
    },
  })),
  'who has voted is asked': inTransactions('fitVotes', () => ({ ofOrder: async () => [] })),
};
