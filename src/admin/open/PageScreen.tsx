import { type ReactNode, Suspense } from 'react';
import { useMatch } from 'react-router-dom';
import { ErrorBoundary } from '../../shared/chunks/ErrorBoundary.tsx';
import { LazyComponent } from '../../shared/chunks/LazyComponent.tsx';
import { PORTS } from '../../shared/container/portTokens.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { useDocumentTitle } from '../../shared/ui/text/useDocumentTitle.ts';
import { BrokenScreen } from '../layout/BrokenScreen.tsx';
import { LoadingScreen } from '../layout/LoadingScreen.tsx';
import type { PageEntry } from '../pages.ts';

/** A page of the page table, once its script is loaded. */
export function PageScreen({ path, title, screen }: Pick<PageEntry, 'path' | 'title' | 'screen'>) {
  const log = useShared(PORTS.log);
  // A page about one thing is called after it.
  const [thing] = Object.values(useMatch(path)?.params ?? {});
  return (
    <ErrorBoundary
      log={log}
      fallback={(failure) => <BrokenScreen {...failure} />}
      onFailure={() => screen.reset()}
      resetKey={title}
    >
      <Suspense fallback={<LoadingScreen label="Loading page" />}>
        <Titled title={thing ?? title}>
          <LazyComponent chunk={screen} props={{}} />
        </Titled>
      </Suspense>
    </ErrorBoundary>
  );
}

type TitledProps = { readonly title: string; readonly children: ReactNode };

/** A screen with the title of its document. */
export function Titled({ title, children }: TitledProps) {
  useDocumentTitle(`${title} · Admin`);
  return children;
}
