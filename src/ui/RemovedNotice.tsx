import { useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import styles from './RemovedNotice.module.css';
import { removedText } from './removedText.ts';
import { texts } from './texts.ts';

type RemovedNoticeProps = {
  /** What was removed. */
  readonly name: string;
  readonly onUndo: () => void;
};

/** Stands where something was removed, with the way to put it back. Takes over the focus that went with what was removed. */
export function RemovedNotice({ name, onUndo }: RemovedNoticeProps) {
  const textId = useId();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.notice}>
      <p id={textId}>{removedText(name)}</p>
      <Button ref={undo} look="quiet" aria-describedby={textId} onClick={onUndo}>
        {texts.undo}
      </Button>
    </div>
  );
}
