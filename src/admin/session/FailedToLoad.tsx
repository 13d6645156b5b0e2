import { observer } from 'mobx-react-lite';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { LoadFailure } from '../../shared/ui/LoadFailure.tsx';
import { STAFF_SESSION } from './tokens.ts';

/** A `LoadFailure` that tries again by itself when somebody has signed in again. */
export const FailedToLoad = observer(function FailedToLoad(props: ComponentProps<typeof LoadFailure>) {
  const { hasEnded } = useShared(STAFF_SESSION);
  const retry = useRef(props.onRetry);
  const hadEnded = useRef(hasEnded);
  useEffect(() => {
    retry.current = props.onRetry;
  });
  useEffect(() => {
    if (hadEnded.current && !hasEnded) retry.current();
    hadEnded.current = hasEnded;
  }, [hasEnded]);
  return <LoadFailure {...props} />;
});
