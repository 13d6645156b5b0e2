import type { Server } from 'miragejs';
import * as v from 'valibot';
import { emailExists, notRegistered, wrongCredentials } from '../errorResponses.ts';
import type { MockContext } from '../MockContext.ts';
import { signToken } from '../tokens.ts';
import { publicUser } from '../UserRecord.ts';
import { jsonResponse, publicHandler, timestamps } from './handlers.ts';
import { readBody } from './requestBody.ts';

const credentials = v.looseObject({ email: v.optional(v.string(), ''), password: v.optional(v.string(), '') });

/** The routes POST /auth/login and POST /auth/signup. */
export function authenticationRoutes(server: Server, context: MockContext): void {
  const { database } = context;

  server.post(
    '/auth/login',
    publicHandler((request) => {
      const { email, password } = readBody(request, credentials);
      const user = database.user(email);
      if (user === undefined) {
        return notRegistered();
      }
      return user.password === password
        ? jsonResponse(200, { foundUser: publicUser(user), encodedToken: signToken(user) })
        : wrongCredentials();
    }),
  );

  server.post(
    '/auth/signup',
    publicHandler((request) => {
      const { email, password, ...extras } = readBody(request, credentials);
      if (database.user(email) !== undefined) {
        return emailExists();
      }
      const user = database.addUser({ _id: context.generateId(), ...timestamps(context), email, password, extras });
      return jsonResponse(201, { createdUser: publicUser(user), encodedToken: signToken(user) });
    }),
  );
}
