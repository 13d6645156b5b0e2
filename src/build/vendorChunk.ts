/** The libraries that every visit needs: one chunk, which stays the same from one edition of the shop to the next. */
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
