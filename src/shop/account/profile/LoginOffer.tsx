import type { ReactNode } from 'react';
import { loginPath } from '../../../../core/storefront/session/loginPath.ts';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';

type LoginOfferProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The page to come back to. */
  readonly from: string;
};

/** Shown to a visitor in a tab that needs a login. */
export function LoginOffer({ icon, title, text, from }: LoginOfferProps) {
  return (
    <Notice icon={icon} title={title} text={text}>
      <ButtonLink to={loginPath(from)}>Login</ButtonLink>
    </Notice>
  );
}
