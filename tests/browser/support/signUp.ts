import type { Device } from './devices.ts';

const NAMES = { firstName: 'Noor', lastName: 'Khan' };

/** Creates an account at the server, and returns a device on which its shopper is logged in, who has nothing in any list. */
export async function signUp(address: string, names: typeof NAMES = NAMES): Promise<Device> {
  const shopper = { ...names, email: 'noor.khan@example.com' };
  const response = await fetch(`${address}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...shopper, password: 'a long password' }),
  });
  const { encodedToken } = (await response.json()) as { encodedToken: string };
  return { token: encodedToken, isAuth: 'true', ...shopper };
}
