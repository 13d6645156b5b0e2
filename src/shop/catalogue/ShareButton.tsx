import { Share2 } from 'lucide-react';
import { isolated } from '../../../core/domain/text/isolated.ts';
import type { SharedPage } from '../../../core/storefront/ports/browser/ForSharing.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { firstClickOnly } from '../../shared/ui/focus/firstClickOnly.ts';
import { SHARE_PAGE } from './pageTokens.ts';

/** A button that passes on the address of a page. */
export function ShareButton({ title, path }: SharedPage) {
  const sharePage = useShared(SHARE_PAGE);
  return (
    <Button
      variant="quiet"
      aria-label={`Share: ${isolated(title)}`}
      onClick={firstClickOnly(() => void sharePage({ title, path }))}
    >
      <Share2 size={18} aria-hidden="true" />
      Share
    </Button>
  );
}
