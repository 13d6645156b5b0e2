import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router-dom';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { LoadFailure } from '../../shared/ui/LoadFailure.tsx';
import { ForbiddenPage } from '../layout/ForbiddenPage.tsx';
import { LoadingScreen } from '../layout/LoadingScreen.tsx';
import { NotFoundPage } from '../layout/NotFoundPage.tsx';
import type { PageEntry } from '../pages.ts';
import { SignInPage } from '../session/SignInPage.tsx';
import { STAFF_SESSION } from '../session/tokens.ts';
import { PageScreen, Titled } from './PageScreen.tsx';
import { beginningElsewhere, maySee } from './pageAt.ts';

/** The page at the present address, or what is shown in its place until somebody is signed in. */
export const CurrentScreen = observer(function CurrentScreen({ page }: { readonly page: PageEntry | undefined }) {
  const { status, staff, open } = useShared(STAFF_SESSION);
  const elsewhere = beginningElsewhere(staff?.role, page);
  if (page?.isPublic) return <PageScreen key={page.path} {...page} />;
  switch (status) {
    case 'opening':
      return <LoadingScreen label="Opening the admin" />;
    case 'failed':
      return <LoadFailure title="The admin could not be opened" onRetry={() => void open()} />;
    case 'signed-out':
      return (
        <Titled title="Sign in">
          <SignInPage />
        </Titled>
      );
    case 'signed-in':
      if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />;
      if (page !== undefined && !maySee(staff?.role, page)) {
        return (
          <Titled title={page.title}>
            <ForbiddenPage />
          </Titled>
        );
      }
      // What one member of staff has read is not for another, nor for a smaller role.
      if (page !== undefined) return <PageScreen key={`${page.path} ${staff?.role} ${staff?.id}`} {...page} />;
      return (
        <Titled title="Page not found">
          <NotFoundPage />
        </Titled>
      );
  }
});
