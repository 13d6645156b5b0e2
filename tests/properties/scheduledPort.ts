import type fc from 'fast-check';

/** Returns the port; each call of these methods begins when the scheduler says so. */
export function scheduledPort<Port extends object>(
  scheduler: fc.Scheduler,
  port: Port,
  methods: readonly (keyof Port)[],
): Port {
  return new Proxy(port, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name, target);
      if (typeof method !== 'function') return method;
      if (!methods.includes(name as keyof Port)) return method.bind(target);
      return async (...values: unknown[]) => {
        await scheduler.schedule(Promise.resolve(), String(name));
        return method.apply(target, values);
      };
    },
  });
}
