/**
 * Takes the place of `reflect-metadata` in the built storefront, where it would be 2.5 kB of the first visit. Nothing is decorated
 * there: inversify calls two of its functions, to count bindings.
 */
const kept = new WeakMap<object, Map<unknown, unknown>>();

Object.assign(Reflect, {
  getOwnMetadata: (key: unknown, target: object) => kept.get(target)?.get(key),
  defineMetadata: (key: unknown, value: unknown, target: object) => {
    kept.set(target, (kept.get(target) ?? new Map()).set(key, value));
  },
});
