import { Response } from 'miragejs';

/** Returns an error response with the text in its `errors` list. */
export function errorResponse(status: number, text: string): Response {
  return new Response(status, {}, { errors: [text] });
}

export const emailExists = (): Response => errorResponse(422, 'Unprocessable Entity. Email Already Exists.');

export const notRegistered = (): Response =>
  errorResponse(404, 'The email you entered is not Registered. Not Found error');

export const wrongCredentials = (): Response =>
  errorResponse(401, 'The credentials you entered are invalid. Unauthorized access error.');

export const badToken = (): Response => errorResponse(401, 'The token is invalid. Unauthorized access error.');

export const unknownProduct = (): Response =>
  errorResponse(404, 'The product you asked for does not exist. Not Found error');
