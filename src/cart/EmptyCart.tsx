import { ShoppingBag } from 'lucide-react';
import { paths } from '../navigation/paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { texts } from '../ui/texts.ts';

/** The message of an empty cart, with a link to the products. */
export function EmptyCart({ text }: { readonly text: string }) {
  return (
    <Notice icon={<ShoppingBag size={48} />} title={text}>
      <ButtonLink to={paths.listing}>{texts.explore}</ButtonLink>
    </Notice>
  );
}
