import { CloudOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useShared } from '../composition/ShopContext.tsx';
import { SHARED } from '../composition/viewModelTokens.ts';
import { Button } from '../ui/Button.tsx';
import { texts } from '../ui/texts.ts';
import { MAIN_ID } from './MainRegion.tsx';
import styles from './ReachBar.module.css';

/** Says quietly that the shop cannot be reached, for as long as that is so, with the way to try again. */
export const ReachBar = observer(function ReachBar() {
  const { isOutOfReach, retry } = useShared(SHARED.reach);
  useFocusKept(isOutOfReach);
  return (
    <aside className={isOutOfReach ? styles.bar : undefined} aria-label="Connection">
      <p role="status">
        {isOutOfReach && (
          <>
            <CloudOff size={20} aria-hidden="true" />
            {texts.outOfReach}
          </>
        )}
      </p>
      {isOutOfReach && (
        <Button look="quiet" onClick={retry}>
          {texts.retry}
        </Button>
      )}
    </aside>
  );
});

/** When the bar goes and takes the focus along, the page's content gets it. */
function useFocusKept(isShown: boolean): void {
  const wasShown = useRef(isShown);
  useEffect(() => {
    const hasGone = wasShown.current && !isShown;
    wasShown.current = isShown;
    if (hasGone && document.activeElement === document.body) {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    }
  }, [isShown]);
}
