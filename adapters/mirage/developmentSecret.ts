/** Signs the mock back-end's tokens. It protects nothing, and its wording lets a production bundle be searched for it. */
export const DEVELOPMENT_SECRET = 'creator-row-mock-back-end-development-secret';
