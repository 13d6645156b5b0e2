import * as v from 'valibot';
import { acceptInvitationBody, sessionResponse, signInBody } from '../../../adapters/wire/admin/sessionCalls.ts';
import type { SignedInStaff } from '../../../core/admin/ports/SignedInStaff.ts';

type Staff = SignedInStaff & { readonly email: string; readonly password?: string };

const TOKEN = 'token-1';
const NO_SESSION = errors(401, 'No session.');

/** Answers the calls of the admin's session as they are specified, from tables. Its one client needs no cookie. */
export class ScriptedStaffCalls {
  #state: 'open' | 'closed' | 'offline' | 'broken' = 'open';
  readonly #staff: Staff[] = [];
  readonly #invited = new Map<string, Staff>();
  #current: Staff | undefined;
  readonly #calls: Readonly<Record<string, (body: unknown) => Response>> = {
    'POST /api/admin/session': (body) => this.#signIn(body),
    'POST /api/admin/invitation': (body) => this.#accept(body),
    'GET /api/admin/session': () => (this.#current === undefined ? NO_SESSION.clone() : sessionOf(this.#current, 200)),
    'DELETE /api/admin/session': () => this.#signOut(),
  };

  readonly fetch: typeof fetch = async (url, { method, body } = {}) => {
    if (this.#state === 'offline') throw new TypeError('Failed to fetch');
    if (this.#state === 'broken') return errors(500, 'Sorry.');
    const call = this.#calls[`${method} ${url}`];
    return call?.(body && JSON.parse(String(body))) ?? errors(404, 'There is no such call.');
  };

  hire(member: Staff): void {
    this.#staff.push(member);
  }

  /** Returns the token of the invitation. */
  invite(member: Staff): string {
    this.#invited.set(TOKEN, member);
    return TOKEN;
  }

  /** Accepts no attempt to sign in for a quarter of an hour. */
  closeDoor(): void {
    this.#state = 'closed';
  }

  loseConnection(): void {
    this.#state = 'offline';
  }

  /** Answers every call with status 500. */
  breakDown(): void {
    this.#state = 'broken';
  }

  #signIn(body: unknown): Response {
    const { email, password } = v.parse(signInBody, body);
    if (this.#state === 'closed') return errors(429, 'Too many attempts.', { 'retry-after': '900' });
    const member = this.#staff.find((row) => row.email === email && row.password === password);
    return member === undefined ? errors(401, 'The e-mail or the password is wrong.') : this.#begin(member);
  }

  #accept(body: unknown): Response {
    const { token, password } = v.parse(acceptInvitationBody, body);
    const member = this.#invited.get(token);
    if (member === undefined) return errors(422, 'This invitation no longer works.');
    this.#invited.delete(token);
    this.#staff.push({ ...member, password });
    return this.#begin(member);
  }

  #signOut(): Response {
    if (this.#current === undefined) return NO_SESSION.clone();
    this.#current = undefined;
    return new Response(null, { status: 204 });
  }

  #begin(member: Staff): Response {
    this.#current = member;
    return sessionOf(member, 201);
  }
}

function sessionOf(staff: Staff, status: number): Response {
  return new Response(JSON.stringify(v.parse(sessionResponse, { staff })), { status });
}

function errors(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ errors: [text] }), { status, headers });
}
