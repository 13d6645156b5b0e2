import autocannon from 'autocannon';

const SECONDS = 8;
const CONNECTIONS = 32;

export type Request = Pick<autocannon.Request, 'method' | 'path' | 'headers' | 'body' | 'setupRequest'>;

type LoadOptions = {
  /** How long the requests are sent; by default 8 s. */
  readonly seconds?: number;
  /** The number of requests, instead of a time. */
  readonly amount?: number;
};

/** Sends the requests in turn, again and again. Resolves with the number of responses per second. Rejects when one is wrong. */
export async function load(
  url: string,
  requests: readonly Request[],
  { seconds = SECONDS, amount }: LoadOptions = {},
): Promise<number> {
  const result = await autocannon({
    ...{ url, requests: requests.slice(0, 1), connections: CONNECTIONS, setupClient: startElsewhere(requests, amount) },
    ...(amount === undefined ? { duration: seconds } : { amount }),
  });
  const { non2xx, errors } = result;
  if (non2xx + errors > 0) {
    throw new Error(`${requests[0]?.path}: ${non2xx} error statuses, ${errors} errors`);
  }
  return Math.round(result.requests.total / result.duration);
}

/**
 * Lets each connection start with another of the requests, so that the connections do not act for one shopper at once. None gets
 * more than it sends of `amount` in all: a connection builds all its requests before it reads a response.
 */
function startElsewhere(requests: readonly Request[], amount = Infinity): (client: autocannon.Client) => void {
  const share = Math.ceil(amount / CONNECTIONS);
  let connection = 0;
  return (client) => {
    const first = Math.floor((connection * requests.length) / CONNECTIONS);
    connection += 1;
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)].slice(0, share));
  };
}
