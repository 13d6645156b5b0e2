import { CloudOff, TriangleAlert } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { useDocumentTitle } from '../ui/text/useDocumentTitle.ts';
import type { Failure } from './ErrorBoundary.tsx';

/** Shown in place of a page whose chunk failed to load or whose rendering failed. */
export function BrokenPage({ isMissing, retry }: Failure) {
  const title = isMissing ? 'This page could not be loaded' : 'Something went wrong';
  const text = isMissing
    ? 'A part of the shop did not arrive. Check your connection, then try again.'
    : 'This page broke while it was being shown. Nothing in your cart is lost.';
  useDocumentTitle(title);
  return (
    <Page>
      <Notice
        icon={isMissing ? <CloudOff size={48} /> : <TriangleAlert size={48} />}
        title={title}
        level={1}
        text={text}
      >
        {isMissing ? (
          <Button onClick={retry}>Try again</Button>
        ) : (
          <Button onClick={() => window.location.reload()}>Reload</Button>
        )}
      </Notice>
    </Page>
  );
}
