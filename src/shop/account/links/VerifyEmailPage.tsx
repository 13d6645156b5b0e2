import { CloudOff, Mail, MailCheck, MailX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { Button, ButtonLink } from '../../../shared/ui/Button.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { Page } from '../../../shared/ui/Page.tsx';
import { texts } from '../../../shared/ui/text/texts.ts';
import { paths } from '../../paths/paths.ts';
import { VERIFY_EMAIL } from './pageTokens.ts';

const ICON_SIZE = 48;

/** `/verify-email`, with the token of the mailed link in the query. */
export const VerifyEmailPage = observer(function VerifyEmailPage() {
  const { status, reason, verify } = usePageViewModel(VERIFY_EMAIL);
  return (
    <Page>
      <div role="status">
        {status === 'verifying' && (
          <Notice
            icon={<Mail size={ICON_SIZE} />}
            title="Verifying your e-mail"
            level={1}
            text="This takes a moment."
          />
        )}
        {status === 'verified' && (
          <Notice
            icon={<MailCheck size={ICON_SIZE} />}
            title="Your e-mail is verified"
            level={1}
            text="Thank you. We write there about your orders."
          >
            <ButtonLink to={paths.listing}>{texts.explore}</ButtonLink>
          </Notice>
        )}
        {status === 'link-invalid' && (
          <Notice
            icon={<MailX size={ICON_SIZE} />}
            title="This link no longer works"
            level={1}
            text="A link works once, for 7 days. You can shop with or without it."
          >
            <ButtonLink to={paths.listing}>{texts.explore}</ButtonLink>
          </Notice>
        )}
        {status === 'failed' && (
          <Notice
            icon={<CloudOff size={ICON_SIZE} />}
            title="Your e-mail could not be verified"
            level={1}
            text={reason}
          >
            <Button onClick={() => void verify()}>{texts.retry}</Button>
          </Notice>
        )}
      </div>
    </Page>
  );
});
