import * as v from 'valibot';

/** The response of GET /categories. */
export const categoriesResponse = v.object({
  categories: v.array(v.object({ _id: v.string(), categoryName: v.string() })),
});
