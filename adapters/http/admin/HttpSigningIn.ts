import type * as v from 'valibot';
import type { ForSigningIn, MayRepeat, SignInOutcome } from '../../../core/admin/ports/ForSigningIn.ts';
import type { SignedInStaff } from '../../../core/admin/ports/SignedInStaff.ts';
import { type acceptInvitationBody, sessionResponse, type signInBody } from '../../wire/admin/sessionCalls.ts';
import { noContent } from '../noContent.ts';
import type { AdminApi } from './AdminApi.ts';
import { RefusedCall } from './RefusedCall.ts';

type SessionBody = v.InferInput<typeof signInBody | typeof acceptInvitationBody>;

const SESSION = '/session';
const UNAUTHORIZED = 401;
const CODE_NEEDED = 'code-needed';

/** The session at `/api/admin/session` and `/api/admin/invitation`. */
export class HttpSigningIn implements ForSigningIn {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  current(): Promise<SignedInStaff | undefined> {
    const call = this.#api.withoutSession({ method: 'GET', path: SESSION, responseSchema: sessionResponse });
    return call.then(({ body: { staff } }) => staff, ignoreWithoutSession);
  }

  signIn({ email, password, code }: Parameters<ForSigningIn['signIn']>[0]): Promise<SignInOutcome> {
    return this.#begin(SESSION, { email, password, ...(code !== undefined && { code }) });
  }

  acceptInvitation(token: string, password: string): Promise<SignInOutcome> {
    return this.#begin('/invitation', { token, password });
  }

  async signOut(): Promise<void> {
    const call = { method: 'DELETE', path: SESSION, responseSchema: noContent } as const;
    await this.#api.withoutSession(call).catch(ignoreWithoutSession);
  }

  whenRefused(mayRepeat: MayRepeat): void {
    this.#api.whenRefused(mayRepeat);
  }

  #begin(path: string, body: SessionBody): Promise<SignInOutcome> {
    const call = this.#api.withoutSession({ method: 'POST', path, body, responseSchema: sessionResponse });
    return call.then(
      ({ body: { staff } }) => ({ outcome: 'signed-in', staff }),
      (error: unknown) => {
        if (!(error instanceof RefusedCall)) throw error;
        const { text, wait, body: refusal } = error;
        const isCodeNeeded = Object(refusal).state === CODE_NEEDED;
        return isCodeNeeded ? { outcome: 'code-needed', text } : { outcome: 'refused', text, wait };
      },
    );
  }
}

function ignoreWithoutSession(error: unknown): undefined {
  if (error instanceof RefusedCall && error.status === UNAUTHORIZED) return undefined;
  throw error;
}
