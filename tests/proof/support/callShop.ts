const TIMEOUT_MS = 30_000;

export type ShopCall = {
  readonly address: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
  /** The address of the client, for a server that trusts a proxy. */
  readonly ip?: string;
};

// biome-ignore lint/suspicious/noExplicitAny: the body of an answer, which the tests compare
export type ShopAnswer = { readonly status: number; readonly body: any };

/** Calls the API of the shop. Rejects when no whole answer comes within 30 s. */
export async function callShop({ address, method, path, body, token, ip }: ShopCall): Promise<ShopAnswer> {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: token }),
      ...(ip !== undefined && { 'x-forwarded-for': ip }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
  };
}
