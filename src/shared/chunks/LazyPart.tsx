import { type ReactNode, Suspense } from 'react';
import { PORTS } from '../container/portTokens.ts';
import { useShared } from '../container/ShopContext.tsx';
import { ErrorBoundary, type Failure } from './ErrorBoundary.tsx';
import type { LazyChunk } from './LazyChunk.ts';
import { LazyComponent } from './LazyComponent.tsx';

type LazyPartProps<Props extends object> = {
  readonly chunk: LazyChunk<Props>;
  /** The component's own props. */
  readonly props: Props;
  /** Shown while the chunk is loading. */
  readonly loading: ReactNode;
  /** Shown when the part fails to load or to render. */
  readonly failed: (failure: Failure) => ReactNode;
};

/** A part of a page whose script is loaded when it is first shown. If it fails, the rest of the page stays. */
export function LazyPart<Props extends object>({ chunk, props, loading, failed }: LazyPartProps<Props>) {
  const log = useShared(PORTS.log);
  return (
    <ErrorBoundary log={log} fallback={failed} onFailure={() => chunk.reset()}>
      <Suspense fallback={loading}>
        <LazyComponent chunk={chunk} props={props} />
      </Suspense>
    </ErrorBoundary>
  );
}
