import { Lock } from 'lucide-react';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { paths } from '../paths/paths.ts';

/** Shown in place of a page that the role of the member of staff does not allow. */
export function ForbiddenPage() {
  return (
    <Notice
      icon={<Lock size={48} strokeWidth={1.25} />}
      level={1}
      title="Your role does not allow this"
      text="Ask an owner."
    >
      <ButtonLink to={paths.orders}>Go to Orders</ButtonLink>
    </Notice>
  );
}
