/** Returns a `fetch` that sends what a browser adds to a call of a page of the shop: the cookie that it was given last, and where the call comes from. */
export function asBrowser(send: typeof fetch): typeof fetch {
  let cookie = '';
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('sec-fetch-site', 'same-origin');
    headers.set('cookie', cookie);
    const response = await send(input, { ...init, headers });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
}
