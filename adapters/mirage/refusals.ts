import { Response } from 'miragejs';

/** An answer that refuses, with its reasons as an errors list. */
export function refuse(status: number, text: string): Response {
  return new Response(status, {}, { errors: [text] });
}

export const emailExists = (): Response => refuse(422, 'Unprocessable Entity. Email Already Exists.');

export const notRegistered = (): Response => refuse(404, 'The email you entered is not Registered. Not Found error');

export const wrongCredentials = (): Response =>
  refuse(401, 'The credentials you entered are invalid. Unauthorized access error.');

export const badToken = (): Response => refuse(401, 'The token is invalid. Unauthorized access error.');

export const unknownProduct = (): Response => refuse(404, 'The product you asked for does not exist. Not Found error');
