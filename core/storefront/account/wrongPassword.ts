/** The error of a field for the present password. */
export const WRONG_PASSWORD = 'This is not your password';
