import { injectFetch } from '../../../adapters/fastify/injectFetch.ts';
import { makeServer } from '../../../adapters/fastify/makeServer.ts';
import { AdminApi } from '../../../adapters/http/admin/AdminApi.ts';
import { HttpSigningIn } from '../../../adapters/http/admin/HttpSigningIn.ts';
import { StaffFixture } from '../../../adapters/memory/backEnd/testing/StaffFixture.ts';
import { asBrowser } from './asBrowser.ts';
import type { SigningInSubject } from './signingInContract.ts';

const ATTEMPTS = 5;

/** The HTTP adapter on the real server in process, over the fakes of its stores. */
export async function httpSigningInSubject(): Promise<SigningInSubject> {
  const fixture = await StaffFixture.withOwner();
  const app = makeServer(fixture.backEnd, { checkDatabase: async () => {}, attemptsPerMinute: ATTEMPTS });
  const serverFetch = asBrowser(injectFetch(app));
  let fault: 'offline' | 'broken' | undefined;
  const session = new HttpSigningIn(
    new AdminApi(async (input, init) => {
      if (fault === 'offline') throw new TypeError('Failed to fetch');
      return fault === 'broken' ? new Response('{}', { status: 500 }) : serverFetch(input, init);
    }),
  );
  return {
    session,
    hire: async ({ email, role, name, password }) => {
      const token = await fixture.invite(email, role, name);
      await fixture.admin.acceptInvitation({ token, password });
    },
    invite: ({ email, role, name }) => fixture.invite(email, role, name),
    closeDoor: async ({ email }) => {
      for (let at = 0; at < ATTEMPTS; at += 1) await session.signIn({ email, password: 'wrong' });
    },
    loseConnection: () => {
      fault = 'offline';
    },
    breakDown: () => {
      fault = 'broken';
    },
  };
}
