import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Forbidden } from '../../../core/admin/ports/Forbidden.ts';
import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import { AdminApi } from './AdminApi.ts';
import { RefusedCall } from './RefusedCall.ts';

const schema = v.object({ count: v.number() });

function apiAnswering(status: number, body: string, headers: Record<string, string> = {}) {
  const sent: { readonly url: string; readonly request: RequestInit | undefined }[] = [];
  const api = new AdminApi(async (url, request) => {
    sent.push({ url: String(url), request });
    return new Response(body, { status, headers });
  });
  const call = (path = '/orders') => api.call({ method: 'GET', path, responseSchema: schema });
  return { api, sent, call, failure: () => call().catch((error: unknown) => error) };
}

describe('The API of the admin', () => {
  it('sends a body as JSON to the same origin, and resolves with the parsed response', async () => {
    const { api, sent } = apiAnswering(200, '{"count":2,"other":1}');
    const result = await api.call({ method: 'POST', path: '/stock', body: { a: 1 }, responseSchema: schema });
    expect(result).toEqual({ count: 2 });
    expect(sent).toEqual([
      {
        url: '/api/admin/stock',
        request: {
          ...{ method: 'POST', body: '{"a":1}' },
          headers: { accept: 'application/json', 'content-type': 'application/json' },
        },
      },
    ]);
  });

  it('sends no type without a body', async () => {
    const { sent, call } = apiAnswering(200, '{"count":2}');
    await call();
    expect(sent[0]?.request).toEqual({ method: 'GET', headers: { accept: 'application/json' } });
  });

  it.each([400, 409, 422])('rejects a refusal with status %i with its first reason', async (status) => {
    const { failure } = apiAnswering(status, '{"errors":["Not so.","Nor so."]}');
    expect(await failure()).toMatchObject({ name: 'RefusedCall', status, text: 'Not so.', wait: 0 });
  });

  it.each([
    [401, SessionEnded, 'ended'],
    [403, Forbidden, 'forbidden'],
  ] as const)(
    'asks about a call that is refused with status %i for a reason of the session',
    async (status, kind, told) => {
      const { api, sent, failure } = apiAnswering(status, '{"errors":["Not so."]}');
      const refusals: string[] = [];
      api.whenRefused(async (refusal) => refusals.push(refusal) > 1);
      expect(await failure()).toBeInstanceOf(kind);
      expect([refusals, sent.length]).toEqual([[told], 1]);
    },
  );

  it('makes a call again that may be repeated when its session had ended, once', async () => {
    const { api, sent, failure } = apiAnswering(401, '{"errors":["Not so."]}');
    let asked = 0;
    api.whenRefused(async () => {
      asked += 1;
      return true;
    });
    expect(await failure()).toBeInstanceOf(SessionEnded);
    expect([asked, sent.length]).toEqual([1, 2]);
    const answers = [new RefusedCall(401, 'Not so.', { wait: 0, tag: '', body: {} }), 'The form'];
    const send = async () => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    };
    expect(await api.inSession(send)).toBe('The form');
  });

  it('asks about a call as it was asked when the call was made', async () => {
    const { api, failure } = apiAnswering(401, '{"errors":["Not so."]}');
    const asked: string[] = [];
    const askFor = (who: string) => api.whenRefused(async () => asked.push(who) === 0);
    askFor('Asha');
    const refused = failure();
    askFor('Ravi');
    await refused;
    expect(asked).toEqual(['Asha']);
  });

  it('asks nothing about a call that begins a session', async () => {
    const { api } = apiAnswering(401, '{"errors":["Wrong."]}');
    const refusals: string[] = [];
    api.whenRefused(async (refusal) => refusals.push(refusal) > 0);
    const call = api.withoutSession({ method: 'POST', path: '/session', responseSchema: schema });
    await expect(call).rejects.toMatchObject({ name: 'RefusedCall', status: 401, text: 'Wrong.' });
    expect(refusals).toEqual([]);
  });

  it('says how long to wait', async () => {
    const { failure } = apiAnswering(429, '{"errors":["Later."]}', { 'retry-after': '90' });
    expect(await failure()).toMatchObject({ status: 429, text: 'Later.', wait: 90_000 });
  });

  it.each(['', 'Not JSON', '{}'])('has a reason for a refusal with the body "%s"', async (body) => {
    expect(await apiAnswering(422, body).failure()).toMatchObject({ text: 'Request failed with status code 422' });
  });

  it.each([502, 503, 504])('is unreachable behind a gateway that answers with %i', async (status) => {
    expect(await apiAnswering(status, '{"errors":["Later."]}').failure()).toBeInstanceOf(Unreachable);
  });

  it('is unreachable without a connection', async () => {
    const api = new AdminApi(() => Promise.reject(new TypeError('Failed to fetch')));
    const call = api.call({ method: 'GET', path: '/orders', responseSchema: schema });
    await expect(call).rejects.toBeInstanceOf(Unreachable);
  });

  it.each([
    [500, '{"errors":["Sorry."]}'],
    [200, '{"count":"two"}'],
    [200, '<!doctype html>'],
    [200, ''],
  ])('fails with status %i and the body %s', async (status, body) => {
    const error = await apiAnswering(status, body).failure();
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(RefusedCall);
    expect(error).not.toBeInstanceOf(Unreachable);
  });
});
