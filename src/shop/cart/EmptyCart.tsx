import { ShoppingBag } from 'lucide-react';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { texts } from '../../shared/ui/text/texts.ts';
import { NewPieces } from '../catalogue/NewPieces.tsx';
import { paths } from '../paths/paths.ts';

/** The message of an empty cart, with a link to the products, and the new ones. */
export function EmptyCart({ text }: { readonly text: string }) {
  return (
    <>
      <Notice icon={<ShoppingBag size={48} />} title={text}>
        <ButtonLink to={paths.listing}>{texts.explore}</ButtonLink>
      </Notice>
      <NewPieces />
    </>
  );
}
