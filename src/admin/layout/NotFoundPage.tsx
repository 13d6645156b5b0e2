import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { paths } from '../paths/paths.ts';

/** The page for unknown addresses. */
export function NotFoundPage() {
  return (
    <Notice title="Page not found" level={1} text="The address may be mistyped, or what was here is gone.">
      <ButtonLink to={paths.orders}>Go to Orders</ButtonLink>
    </Notice>
  );
}
