/** Runs in the page. */
export const areTicked = (boxes: readonly Element[]) => boxes.map((box) => box.matches(':checked'));

/** Runs in the page. */
export const areWrong = (fields: readonly Element[]) =>
  fields.map((field) => field.getAttribute('aria-invalid') === 'true');

/** Runs in the page. */
export const typesOf = (fields: readonly Element[]) => fields.map((field) => field.getAttribute('type') ?? 'text');
