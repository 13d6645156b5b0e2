import * as v from 'valibot';
import { wireToken, wireUser } from './wireUser.ts';

/** The response of POST /auth/login. */
export const logInResponse = v.object({ encodedToken: wireToken, foundUser: wireUser });

/** The response of POST /auth/signup. */
export const signUpResponse = v.object({ encodedToken: wireToken, createdUser: wireUser });
