import { parse, serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const SESSION_COOKIE = 'admin-session';
/** The browser sends the cookie to the calls of the admin alone, and no script reads it. */
const ATTRIBUTES = { httpOnly: true, sameSite: 'strict', path: '/api/admin' } as const;

/** Returns the token of the session that a request shows. */
export function sessionOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return headers.cookie === undefined ? undefined : parse(headers.cookie)[SESSION_COOKIE];
}

/** Gives the browser the token of a session until it is closed. On https the browser never sends it without encryption. */
export function setSession(reply: FastifyReply, token: string): void {
  reply.header('set-cookie', serialize(SESSION_COOKIE, token, { ...ATTRIBUTES, secure: isHttps(reply) }));
}

export function forgetSession(reply: FastifyReply): void {
  reply.header('set-cookie', serialize(SESSION_COOKIE, '', { ...ATTRIBUTES, secure: isHttps(reply), maxAge: 0 }));
}

function isHttps({ request }: FastifyReply): boolean {
  return request.protocol === 'https';
}
