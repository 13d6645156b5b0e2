import type { Server } from 'miragejs';
import * as v from 'valibot';
import type { MockContext } from '../MockContext.ts';
import { emailExists, notRegistered, wrongCredentials } from '../refusals.ts';
import { signToken } from '../tokens.ts';
import { shownUser, type UserRecord } from '../UserRecord.ts';
import { answer, open, stamps } from './handlers.ts';
import { readBody } from './requestBody.ts';

const credentials = v.looseObject({ email: v.optional(v.string(), ''), password: v.optional(v.string(), '') });

/** POST /auth/login and /auth/signup. */
export function authenticationRoutes(server: Server, context: MockContext): void {
  const { database } = context;

  server.post(
    '/auth/login',
    open((request) => {
      const { email, password } = readBody(request, credentials);
      const user = database.user(email);
      if (user === undefined) {
        return notRegistered();
      }
      return user.password === password
        ? answer(200, { foundUser: shownUser(user), encodedToken: signToken(user) })
        : wrongCredentials();
    }),
  );

  server.post(
    '/auth/signup',
    open((request) => {
      const { email, password, ...extras } = readBody(request, credentials);
      if (database.user(email) !== undefined) {
        return emailExists();
      }
      const user: UserRecord = { ...emptyUser(context), email, password, extras };
      database.addUser(user);
      return answer(201, { createdUser: shownUser(user), encodedToken: signToken(user) });
    }),
  );
}

function emptyUser(context: MockContext): Omit<UserRecord, 'email' | 'password' | 'extras'> {
  return { _id: context.mint(), ...stamps(context), cart: [], wishlist: [], addressList: [], orders: [] };
}
