/** The header with the version of the catalogue that a response is taken from: the same as that of a document that the server has rendered. */
export const CATALOGUE_VERSION = 'catalogue-version';
