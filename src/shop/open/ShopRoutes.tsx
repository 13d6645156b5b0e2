import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { BrokenPage } from '../../shared/chunks/BrokenPage.tsx';
import { ErrorBoundary } from '../../shared/chunks/ErrorBoundary.tsx';
import { LazyComponent } from '../../shared/chunks/LazyComponent.tsx';
import { reloadOutdated } from '../../shared/chunks/reloadOutdated.ts';
import { PORTS } from '../../shared/container/portTokens.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { creatorQuestion } from '../catalogue/creators/creatorQuestion.ts';
import { CATALOGUE } from '../catalogue/tokens.ts';
import { DocumentHead } from '../layout/DocumentHead.tsx';
import { LISTING } from '../listing/tokens.ts';
import { type PageRoute, routes } from '../pages.ts';
import { creatorIn } from '../paths/creatorIn.ts';
import { productIdIn } from '../paths/productIdIn.ts';
import { RequireSession } from '../session/RequireSession.tsx';
import { pageAt } from './pageAt.ts';
import { pageHead } from './pageHead.ts';
import { screenChunk } from './screenChunk.ts';

type ShopRoutesProps = {
  /** Called when a page is rendered, or the notice that it failed. Must stay the same function. */
  readonly onPageShown?: (() => void) | undefined;
};

const notFound = async () => (await import('../layout/NotFoundPage.tsx')).NotFoundPage;

/** The page at the present address. */
export function ShopRoutes({ onPageShown }: ShopRoutesProps) {
  const page = pageAt(useLocation().pathname);
  return (
    <PageFrame shown={onPageShown && <Shown onShown={onPageShown} />}>
      {page === undefined ? <LazyComponent chunk={screenChunk(notFound)} props={{}} /> : <PageAt page={page} />}
    </PageFrame>
  );
}

function Shown({ onShown }: { readonly onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

/** Keeps the layout mounted when the next page has the same one. */
function PageAt({ page: { name, load, frame, needsLogin, ...page } }: { readonly page: PageRoute }) {
  const screen = (
    <Fragment key={name}>
      <LazyComponent chunk={screenChunk(load)} props={{}} />
      <HeadOf page={page} />
    </Fragment>
  );
  const allowed = needsLogin ? <RequireSession>{screen}</RequireSession> : screen;
  return frame === undefined ? allowed : <LazyComponent chunk={screenChunk(frame)} props={{ children: allowed }} />;
}

const HeadOf = observer(function HeadOf({ page }: { readonly page: Pick<PageRoute, 'title' | 'description'> }) {
  const { pathname } = useLocation();
  const catalogue = useShared(CATALOGUE);
  const product = catalogue.productById(productIdIn(pathname));
  const name = creatorIn(pathname);
  const creator = name && catalogue.request(creatorQuestion(name))?.value?.products[0]?.influencer;
  const { title: listing } = useShared(LISTING);
  return <DocumentHead {...pageHead(page, { product, creator, listing })} />;
});

type PageFrameProps = {
  /** Rendered with the page or with its error page, but not with the placeholder. */
  readonly shown: ReactNode;
  readonly children: ReactNode;
};

/** The boundary of every page: a placeholder while its chunk loads, an error page when it fails. */
function PageFrame({ shown, children }: PageFrameProps) {
  const log = useShared(PORTS.log);
  const { key } = useLocation();
  return (
    <ErrorBoundary
      log={log}
      resetKey={key}
      onFailure={recoverScreens}
      fallback={(failure) => (
        <>
          <BrokenPage {...failure} />
          {shown}
        </>
      )}
    >
      <Suspense fallback={<Skeleton label="Loading page" />}>
        {children}
        {shown}
      </Suspense>
    </ErrorBoundary>
  );
}

/** Lets screens whose chunks failed load again; first reloads a page of another build than the server's. */
function recoverScreens(isMissing: boolean): void {
  if (isMissing) void reloadOutdated();
  screenChunk(notFound).reset();
  for (const { load, frame } of routes) for (const screen of [load, frame]) if (screen) screenChunk(screen).reset();
}
