import { observer } from 'mobx-react-lite';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { paths } from '../paths/paths.ts';
import { SessionForm } from '../session/SessionForm.tsx';
import { InvitationForm } from './InvitationForm.tsx';
import { INVITATION } from './pageTokens.ts';

/** `/admin/invitation`, with the token of the invitation in the query. */
export const InvitationPage = observer(function InvitationPage() {
  const invitation = usePageViewModel(INVITATION);
  const token = useSearchParams()[0].get('token') ?? '';
  // Takes the token out of the address and of the history.
  if (invitation.isAccepted) return <Navigate to={paths.today} replace />;
  if (token === '') {
    return (
      <SessionForm title="This link is not complete">
        <p>Open the link of your invitation again, or copy all of it into the address bar.</p>
        <p>
          Do you have a password already? <Link to={paths.today}>Sign in</Link>
        </p>
      </SessionForm>
    );
  }
  return (
    <SessionForm title="Welcome to the team">
      <InvitationForm form={invitation.form} token={token} />
    </SessionForm>
  );
});
