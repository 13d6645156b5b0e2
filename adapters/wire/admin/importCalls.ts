import * as v from 'valibot';

/** The query string of POST /admin/products/import: with `preview`, nothing is imported. */
export const importQuery = v.object({ preview: v.optional(v.string()) });

/** The field `pictures` of the form of POST /admin/products/import: the addresses of uploaded pictures by the names in the file. */
export const importedPictures = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

const faults = v.array(v.object({ line: v.number(), text: v.string() }));

/**
 * The response of POST /admin/products/import: how many products of the file are new and how many were there. A preview says of the latter
 * how many would change and how many are as they are, how many the shop would hide, the first changes, and what is wrong in which line.
 */
export const importResponse = v.object({
  ...{ added: v.number(), replaced: v.number(), warnings: v.array(v.string()) },
  preview: v.optional(
    v.object({
      ...{ changed: v.number(), unchanged: v.number(), hidden: v.number() },
      lines: v.array(
        v.object({
          ...{ line: v.number(), sku: v.string(), name: v.string(), size: v.string() },
          ...{ isNew: v.boolean(), fields: v.array(v.string()) },
        }),
      ),
      faults,
    }),
  ),
});

/** What is wrong with a file that was not imported, beside the texts of `errors`. */
export const importFaults = v.object({ faults });

/** The response of POST /admin/pictures: what the products of an import name. */
export const keptPictureResponse = v.object({ image: v.string() });
