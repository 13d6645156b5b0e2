import { CloudOff } from 'lucide-react';
import { CONNECTION } from '../../shared/connection/tokens.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { useFocusFallback } from '../../shared/ui/focus/useFocusFallback.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { texts } from '../../shared/ui/text/texts.ts';
import { CATALOGUE } from './tokens.ts';

/** Shown in place of products that could not be loaded. */
export function CatalogueFailure({ level = 2 }: { readonly level?: 1 | 2 }) {
  const catalogue = useShared(CATALOGUE);
  const { failureText } = useShared(CONNECTION);
  const area = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={area}>
      <Notice icon={<CloudOff size={48} />} level={level} title="The products could not be loaded" text={failureText}>
        <Button onClick={() => void catalogue.load()}>{texts.retry}</Button>
      </Notice>
    </div>
  );
}
