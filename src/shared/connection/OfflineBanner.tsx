import { CloudOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useShared } from '../container/ShopContext.tsx';
import { Button } from '../ui/Button.tsx';
import { MAIN_ID } from '../ui/focus/mainId.ts';
import { texts } from '../ui/text/texts.ts';
import styles from './OfflineBanner.module.css';
import { CONNECTION } from './tokens.ts';

const LANDMARK = { className: styles.bar, role: 'complementary', 'aria-label': 'Connection' };

/** Tells the shopper that the shop cannot be reached, with a retry button. It is a landmark only then; its live region is always on the page. */
export const OfflineBanner = observer(function OfflineBanner() {
  const { hasTrouble, isSlow, waitingChanges, retry } = useShared(CONNECTION);
  useFocusKept(hasTrouble);
  return (
    <div {...(hasTrouble && LANDMARK)}>
      <p role="status">
        {hasTrouble && (
          <>
            <CloudOff size={20} aria-hidden="true" />
            {isSlow
              ? 'The shop is slow to answer. Your last change may not have arrived.'
              : `The shop cannot be reached right now.${waitingText(waitingChanges)}`}
          </>
        )}
      </p>
      {hasTrouble && (
        <Button variant="quiet" onClick={retry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
});

function waitingText(count: number): string {
  if (count === 0) return '';
  return ` ${count === 1 ? '1 change' : `${count} changes`} will be sent when the connection is back.`;
}

/** Moves the focus to the page's content when the banner is removed while it has the focus. */
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
