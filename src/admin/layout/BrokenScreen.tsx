import { CloudOff, TriangleAlert } from 'lucide-react';
import type { Failure } from '../../shared/chunks/ErrorBoundary.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';

/** Shown in place of a screen whose script failed to load or whose rendering failed. */
export function BrokenScreen({ isMissing, retry }: Failure) {
  return (
    <Notice
      icon={isMissing ? <CloudOff size={48} /> : <TriangleAlert size={48} />}
      title={isMissing ? 'This page could not be loaded' : 'Something went wrong'}
      level={1}
      text={isMissing ? 'Check your connection, then try again.' : 'This page broke while it was being shown.'}
    >
      <Button onClick={isMissing ? retry : () => window.location.reload()}>{isMissing ? 'Try again' : 'Reload'}</Button>
    </Notice>
  );
}
