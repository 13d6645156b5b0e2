import { expect, it } from 'vitest';
import { Unreachable } from '../../../core/storefront/ports/failures/Unreachable.ts';
import { apiAnswering, failureOf, json, SESSION } from '../testing/apiAnswering.ts';
import { HttpTokens } from './HttpTokens.ts';

it('POST /api/auth/logout ends the token, also when the page is closed meanwhile', async () => {
  const { api, sent } = apiAnswering(() => new Response(null, { status: 204 }));
  await new HttpTokens(api).end(SESSION);
  const headers = { accept: 'application/json', authorization: SESSION.token };
  expect(sent).toEqual([{ url: '/api/auth/logout', init: { method: 'POST', headers, keepalive: true } }]);
});

it('fails on an error, and without a connection', async () => {
  const { api } = apiAnswering(json(500, {}));
  expect((await failureOf(new HttpTokens(api).end(SESSION))).message).toBe('Request failed with status code 500');
  const lost = apiAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failureOf(new HttpTokens(lost.api).end(SESSION))).toBeInstanceOf(Unreachable);
});
