import { describe, expect, it } from 'vitest';
import { apiAnswering, failureOf, json } from '../testing/apiAnswering.ts';
import { HttpMailedLinks } from './HttpMailedLinks.ts';

const answering = (status: number, text = 'Why not') => {
  const { api, sent } = apiAnswering(
    status < 300 ? () => new Response(null, { status }) : json(status, { errors: [text] }),
  );
  return { links: new HttpMailedLinks(api), sent };
};

describe('HttpMailedLinks', () => {
  it('asks for a link, and sends a token with what it is for', async () => {
    const { links, sent } = answering(204);
    expect(await links.mailPasswordLink('asha@example.com')).toBe('asked');
    expect(await links.resetPassword('t/k', 'long enough')).toBe('done');
    expect(await links.verifyEmail('t/k')).toBe('done');
    expect(sent.map(({ url, init }) => `${init?.method} ${url} ${init?.body}`)).toEqual([
      'POST /api/auth/password/forgot {"email":"asha@example.com"}',
      'POST /api/auth/password/reset {"token":"t/k","password":"long enough"}',
      'POST /api/auth/email/verify {"token":"t/k"}',
    ]);
  });

  it('tells a link that no longer works from too many attempts', async () => {
    expect(await answering(422).links.resetPassword('used', 'long enough')).toBe('link-invalid');
    expect(await answering(422).links.verifyEmail('used')).toBe('link-invalid');
    expect(await answering(429).links.verifyEmail('used')).toEqual({ refusal: 'Why not' });
    expect(await answering(429).links.mailPasswordLink('asha@example.com')).toEqual({ refusal: 'Why not' });
  });

  it('rejects when the back-end fails', async () => {
    const message = 'Request failed with status code 500';
    expect((await failureOf(answering(500).links.mailPasswordLink('a@b.c'))).message).toBe(message);
    expect((await failureOf(answering(500).links.resetPassword('t', 'long enough'))).message).toBe(message);
  });
});
