import type { ComponentProps } from 'react';
import { useShared } from '../container/ShopContext.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { CONNECTION } from './tokens.ts';

/** A `LoadFailure` that says whose fault it is. */
export function CallFailure(props: Omit<ComponentProps<typeof LoadFailure>, 'text'>) {
  return <LoadFailure {...props} text={useShared(CONNECTION).failureText} />;
}
