/** Signs the tokens of the mock back-end. Not a secret: a test searches production bundles for this text. */
export const DEVELOPMENT_SECRET = 'creator-row-mock-back-end-development-secret';
