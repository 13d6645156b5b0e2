import { startTransition, useEffect, useState } from 'react';

/**
 * Returns a value as it was in the last painted frame, and the new one once the frame after its change is painted: what is costly to
 * draw follows what responds to a press. `useDeferredValue` does not wait for the frame.
 */
export function useValueAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState({ value });
  useEffect(() => {
    if (painted.value === value) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted({ value })));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, painted]);
  return painted.value;
}
