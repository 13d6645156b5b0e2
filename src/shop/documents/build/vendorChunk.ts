/** One chunk for the libraries that every page needs; its hash changes only with the libraries. */
export const vendorChunk = {
  name: 'libraries',
  test: new RegExp(
    `node_modules/(${[
      '(?:react|react-dom|scheduler|react-router|react-router-dom)/',
      '(?:mobx|mobx-react-lite|valibot)/',
      '(?:inversify|@inversifyjs|reflect-metadata)/',
      'lucide-react/dist/esm/(?!icons)',
    ].join('|')})`,
  ),
};
