type Constructor = { prototype: object };

/** The part of Node's `util` that jws and jwa use. */
export function inherits(child: Constructor, parent: Constructor): void {
  Object.setPrototypeOf(child.prototype, parent.prototype);
}

/** Replaces each `%s` with the next value. */
export function format(template: string, ...values: readonly unknown[]): string {
  const rest = [...values];
  return template.replace(/%s/g, () => String(rest.shift()));
}
