import { observer } from 'mobx-react-lite';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import { paths } from '../../paths/paths.ts';
import { SessionFrame } from '../SessionFrame.tsx';
import { RESET_PASSWORD_PAGE } from './pageTokens.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

/** `/reset-password`, with the token of the mailed link in the query. */
export const ResetPasswordPage = observer(function ResetPasswordPage() {
  const { form, isLinkInvalid } = usePageViewModel(RESET_PASSWORD_PAGE);
  return (
    <SessionFrame title="Choose a new password">
      {isLinkInvalid ? (
        <>
          <FormAlert text="This link no longer works. A link works once, for 30 minutes." />
          <ButtonLink wide to={paths.forgotPassword}>
            Ask for a new link
          </ButtonLink>
        </>
      ) : (
        <ResetPasswordForm form={form} />
      )}
    </SessionFrame>
  );
});
