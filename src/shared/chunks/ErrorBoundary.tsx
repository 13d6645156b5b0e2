import { Component, type ReactNode } from 'react';
import type { ForLogging } from '../../../core/storefront/ports/browser/ForLogging.ts';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { reloadOutdated } from './reloadOutdated.ts';

/** The props of the fallback. */
export type Failure = {
  /** Whether a script chunk failed to load; otherwise the children failed to render. */
  readonly isMissing: boolean;
  /** Renders the children again, or reloads a page of another build than the server's. */
  readonly retry: () => void;
};

type ErrorBoundaryProps = {
  readonly log: ForLogging;
  /** Shown in place of children that failed. */
  readonly fallback: (failure: Failure) => ReactNode;
  /** Called once for each failure, while the fallback is shown. `isMissing` as in {@link Failure}. */
  readonly onFailure?: (isMissing: boolean) => void;
  /** When this changes, children that failed are rendered again. */
  readonly resetKey?: string;
  readonly children: ReactNode;
};

type State = { readonly failed: { readonly error: unknown } | undefined; readonly resetKey: string | undefined };

/** Shows a fallback in place of children that fail to load or to render, and logs why. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: undefined, resetKey };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    const isMissing = error instanceof ChunkLoadError;
    this.props.log.error(isMissing ? error.name : 'A page failed to show', error);
    this.props.onFailure?.(isMissing);
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === undefined) return this.props.children;
    return this.props.fallback({ isMissing: failed.error instanceof ChunkLoadError, retry: this.#retry });
  }

  readonly #retry = () => {
    void reloadOutdated();
    this.setState({ failed: undefined });
  };
}
