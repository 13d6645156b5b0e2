import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mailSamples } from '../../adapters/mail-templates/testing/mailSamples.ts';
import type { Database } from '../../adapters/sql/connection/Database.ts';
import { PgDatabase } from '../../adapters/sql/connection/PgDatabase.ts';
import { sqlStores } from '../../adapters/sql/sqlStores.ts';
import { queueMail } from '../../core/backend/mails/queueMail.ts';
import { timestamp } from '../../core/domain/time/timestamp.ts';
import { pseudoRandom } from '../bench/pseudoRandom.ts';
import { postgres } from './support/dataPlaces.ts';
import { proofCount } from './support/proofCount.ts';
import { ShopServers } from './support/ShopServers.ts';
import { TestProvider } from './support/TestProvider.ts';

const MAILS = proofCount('PROOF_MAILS', 1_000);
const KILLS = proofCount('PROOF_MAIL_KILLS', 6);
/** A worker sends so many at once. */
const AT_ONCE = 3;
/** How long the mail server takes between the end of a mail and its answer. */
const ANSWER_MS = 20;
const PATIENCE_MS = 300_000;
/** A mail may reach the mail server shortly after its worker was killed. */
const LATE_MS = 1_000;

type Arrival = { readonly id: string; readonly at: number };

describe.skipIf(postgres.isMissing)('Two workers that are killed', () => {
  it(`send each of ${MAILS} mails, and again only those that were on their way at one of ${KILLS} kills`, async () => {
    const { arrivals, url } = await startMailServer();
    const { servers, database } = await startWorkers(url);
    const random = pseudoRandom(Date.now() % 1_000_000);
    const kills: number[] = [];
    await queue(database);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = arrivals.length;
      await expect.poll(() => arrivals.length > before, { timeout: PATIENCE_MS, interval: 5 }).toBe(true);
      await wait(random() * 200);
      kills.push(Date.now());
      // The last time both, so that the jobs of none are claimed.
      if (kill < KILLS - 1) await servers.kill(Math.floor(random() * 2));
    }
    await servers.killAll();
    await database.query(`update jobs set run_at = now() where topic = 'mail'`);
    await servers.startAgain();
    const waiting = async () => (await database.query(`select 1 from jobs where topic = 'mail'`)).length;
    await expect.poll(waiting, { timeout: PATIENCE_MS, interval: 200 }).toBe(0);

    const ids = new Set(arrivals.map(({ id }) => id));
    expect(ids).toEqual(new Set(Array.from({ length: MAILS }, (_, number) => `<${idOf(number)}@shop.example>`)));
    const repeats = arrivals.filter(({ id }, place) => arrivals.findIndex((other) => other.id === id) < place);
    const firstOf = (id: string) => arrivals.find((arrival) => arrival.id === id)?.at ?? 0;
    const withoutKill = repeats.filter(
      ({ id, at }) => !kills.some((kill) => firstOf(id) <= kill + LATE_MS && kill <= at),
    );
    expect(withoutKill).toEqual([]);
    expect(repeats.length).toBeLessThanOrEqual(2 * AT_ONCE * KILLS);
    console.log(`${ids.size} mails, ${repeats.length} of them sent again after ${KILLS} kills`);
  });
});

const idOf = (number: number) => `order-placed-order-${number}`;

/** Starts a mail server that notes the Message-ID of each mail that it accepts. */
async function startMailServer() {
  const arrivals: Arrival[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _, done) =>
      void simpleParser(stream)
        .then(async ({ messageId: id = '' }) => {
          arrivals.push({ id, at: Date.now() });
          await wait(ANSWER_MS);
          done();
        })
        // A worker that is killed may have sent a part of a mail.
        .catch(done),
  });
  // A worker that is killed breaks its connections.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  return { arrivals, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

async function startWorkers(smtpUrl: string) {
  const provider = await TestProvider.start();
  const { environment, remove } = await postgres.prepare();
  const mail = { SMTP_URL: smtpUrl, MAIL_FROM: 'orders@shop.example', SITE_URL: 'http://shop.example' };
  const servers = await ShopServers.start({ ...environment, ...provider.environment, ...mail });
  const database = new PgDatabase(environment.DATABASE_URL ?? '', 2);
  onTestFinished(async () => {
    await servers.killAll();
    await database.close();
    await provider.stop();
    remove();
  });
  return { servers, database };
}

async function queue(database: Database): Promise<void> {
  const at = timestamp(Date.now());
  await sqlStores(database).transactions.within(async (stores) => {
    for (let number = 0; number < MAILS; number += 1) {
      const mail = { to: `shopper-${number}@mail.example`, content: mailSamples['order-placed'] };
      await queueMail(stores, { id: idOf(number), ...mail }, at);
    }
  });
}
