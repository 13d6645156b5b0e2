/** Methods without effects, whose calls are not recorded. */
const READS: readonly PropertyKey[] = ['current', 'here', 'state', 'unfinished', 'whenChanged'];

/**
 * Returns a proxy of the port that adds each call to `calls`, as `cart.add(token-1, tee)`. Calls `onCall` with the same text
 * before it calls the port.
 */
export function recordCalls<Port extends object>(
  name: string,
  port: Port,
  calls: string[],
  onCall: (call: string) => void = () => undefined,
): Port {
  return new Proxy(port, {
    get(target, property) {
      const method: unknown = Reflect.get(target, property, target);
      if (typeof method !== 'function') return method;
      if (READS.includes(property)) return method.bind(target);
      return (...values: unknown[]) => {
        const call = `${name}.${String(property)}(${values.flatMap(textOf).join(', ')})`;
        calls.push(call);
        onCall(call);
        return method.apply(target, values);
      };
    },
  });
}

/** Returns the short form of an argument: an id, or the text itself. */
function textOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.map(({ quantity, key }) => `${quantity} ${key}`);
  if (typeof value !== 'object' || value === null) return [];
  const { token, key, orderId, draft, payment, amount } = value as Record<string, unknown>;
  if (draft !== undefined) return [...textOf(draft), ...(payment === undefined ? [] : ['paid'])];
  return [token ?? key ?? orderId ?? amount].filter((word) => word !== undefined).map(String);
}
