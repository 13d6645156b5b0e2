import autocannon from 'autocannon';
import { giveVisits, type LoadedShop } from './giveVisits.ts';

const CONNECTIONS = 2000;
const SECONDS = 30;
const SERVICE_UNAVAILABLE = 503;
const SUCCESS = 2;
const STATUSES_PER_CLASS = 100;

/** Offers this many requests per second and prints what becomes of them. Rejects when one gets neither an answer nor a refusal. */
export async function overload({ address, visits }: LoadedShop, overallRate: number): Promise<void> {
  const times = { answered: [] as number[], refused: [] as number[] };
  let refusalsWithoutDelay = 0;
  let others = 0;
  const giveVisit = giveVisits(visits);
  const { errors } = await autocannon({
    ...{ url: address, connections: CONNECTIONS, overallRate, duration: SECONDS },
    setupClient(client) {
      giveVisit(client);
      let retryAfter: string | undefined;
      client.on('headers', (message) => (retryAfter = headerOf(message, 'retry-after')));
      client.on('response', (status, _bytes, ms) => {
        if (status === SERVICE_UNAVAILABLE) {
          times.refused.push(ms);
          if (retryAfter === undefined) refusalsWithoutDelay += 1;
        } else if (Math.floor(status / STATUSES_PER_CLASS) === SUCCESS) times.answered.push(ms);
        else others += 1;
      });
    },
  });
  console.log(`\n${overallRate} requests/s over ${CONNECTIONS} connections for ${SECONDS} s`);
  console.table({ answered: summary(times.answered), refused: summary(times.refused) });
  if (errors + others + refusalsWithoutDelay > 0) {
    throw new Error(`${errors} errors, ${others} other statuses, ${refusalsWithoutDelay} refusals without Retry-After`);
  }
}

function summary(times: readonly number[]) {
  const ascending = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(ascending[Math.floor(ascending.length * share)] ?? Number.NaN);
  return { 'requests/s': Math.round(times.length / SECONDS), 'p50, ms': at(0.5), 'p99, ms': at(0.99) };
}

/** What autocannon passes has the names and values in one list. */
function headerOf(message: unknown, name: string): string | undefined {
  const { headers } = message as { readonly headers: readonly string[] };
  const index = headers.findIndex((each) => each.toLowerCase() === name);
  return index < 0 ? undefined : headers[index + 1];
}
