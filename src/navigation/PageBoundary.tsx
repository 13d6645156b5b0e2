import { Component, type ReactNode } from 'react';
import type { ForLogging } from '../../core/storefront/ports/ForLogging.ts';
import { BrokenPage } from './BrokenPage.tsx';

type PageBoundaryProps = {
  readonly log: ForLogging;
  /** A page that failed gets another chance when this changes. */
  readonly place: string;
  /** Whether the boundary stands around the whole shop, so that nothing else is left of it. */
  readonly isWholeShop?: boolean;
  readonly children: ReactNode;
};

type Failure = { readonly error: unknown; readonly place: string };

/** Shows a page of ours where a page fails to load or to draw, and reports why. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly failure: Failure | undefined }> {
  override state: { readonly failure: Failure | undefined } = { failure: undefined };

  static getDerivedStateFromProps({ place }: PageBoundaryProps, { failure }: { failure: Failure | undefined }) {
    if (failure === undefined) return null;
    if (failure.place === '') return { failure: { ...failure, place } };
    return failure.place === place ? null : { failure: undefined };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error, place: '' } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.log.error(isChunkLoadError(error) ? 'ChunkLoadError' : 'A page failed to show', error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    const page = <BrokenPage isMissing={isChunkLoadError(failure.error)} />;
    return this.props.isWholeShop ? <main>{page}</main> : page;
  }
}

function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
