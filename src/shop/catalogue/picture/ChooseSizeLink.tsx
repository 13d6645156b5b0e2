import { isolated } from '../../../../core/domain/text/isolated.ts';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import { texts } from '../../../shared/ui/text/texts.ts';
import type { ProductView } from './productView.ts';

/** Leads to the page of a piece, in place of the button that adds it to the cart. */
export function ChooseSizeLink({ product: { path, name } }: { readonly product: Pick<ProductView, 'path' | 'name'> }) {
  return (
    <ButtonLink wide variant="secondary" to={path} aria-label={`${texts.chooseSize}: ${isolated(name)}`}>
      {texts.chooseSize}
    </ButtonLink>
  );
}
