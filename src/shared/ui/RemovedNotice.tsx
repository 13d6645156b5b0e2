import { useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import styles from './RemovedNotice.module.css';
import { removedText } from './text/removedText.ts';

type RemovedNoticeProps = {
  /** What was removed. */
  readonly name: string;
  readonly onUndo: () => void;
};

/** Shown where an item was removed, with an Undo button. Takes the focus if the removed item had it. */
export function RemovedNotice({ name, onUndo }: RemovedNoticeProps) {
  const textId = useId();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.notice}>
      <p id={textId}>{removedText(name)}</p>
      <Button ref={undo} variant="quiet" aria-describedby={textId} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
